import { IconFileSpreadsheet, IconFileText, IconFileZip, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { MOST_DOCUMENTS } from '#shared/files/most-documents.ts';
import { MenuItem, MenuLink } from '../controls/Menu.tsx';
import { useMessages } from '../texts.ts';
import { checkExport, type ExportState } from './checkExport.ts';

/** Links to a whole list, as a workbook and as text, and to its documents where it has some. */
export interface ExportFiles {
  exportPath: string;
  csvPath: string;
  documentsPath?: string | null;
  /** The number of rows. */
  total?: number;
}

const zip = <IconFileZip size={18} stroke={1.5} />;

/** Two documents for a row, so that fewer rows without a link have no documents. */
export const hasTooManyDocuments = ({
  documentsPath,
  total = 0,
}: Pick<ExportFiles, 'documentsPath' | 'total'>): boolean =>
  documentsPath === null && total > MOST_DOCUMENTS / 2;

/** The exports of a list. Disabled ones show the reason and the remedy. */
export function ExportItems(files: ExportFiles) {
  const { t } = useMessages('ui');
  const { exportPath, csvPath, documentsPath } = files;
  const checked = documentsPath ?? csvPath;
  const [found, setFound] = useState<ExportState>({ state: 'CHECKING' });
  useEffect(() => {
    const left = new AbortController();
    void checkExport(checked, left.signal).then((state) => left.signal.aborted || setFound(state));
    return () => left.abort();
  }, [checked]);
  if (found.state === 'SPENT') {
    return (
      <MenuItem
        left={<IconRefresh size={18} stroke={1.5} />}
        onClick={() => window.location.reload()}
      >
        {t('list.linksSpent')}
      </MenuItem>
    );
  }
  if (found.state === 'BUSY')
    return <MenuItem aria-disabled>{t('list.downloadsRunning')}</MenuItem>;
  return (
    <>
      <MenuLink href={exportPath} download left={<IconFileSpreadsheet size={18} stroke={1.5} />}>
        {t('list.exportXlsx')}
      </MenuLink>
      <MenuLink href={csvPath} download left={<IconFileText size={18} stroke={1.5} />}>
        {t('list.exportCsv')}
      </MenuLink>
      {documentsPath && <Documents path={documentsPath} found={found} />}
      {hasTooManyDocuments(files) && <TooMany fits={MOST_DOCUMENTS} />}
    </>
  );
}

function Documents({ path, found }: { path: string; found: ExportState }): ReactNode {
  const { t } = useMessages('ui');
  if (found.state === 'TOO_BIG') return <TooMany fits={found.fits} />;
  if (found.state === 'CHECKING') {
    return (
      <MenuItem aria-disabled left={zip}>
        {t('list.checking')}
      </MenuItem>
    );
  }
  return (
    <MenuLink href={path} download left={zip}>
      {t('list.exportDocuments')}
    </MenuLink>
  );
}

function TooMany({ fits }: { fits: number }) {
  const { t } = useMessages('ui');
  return (
    <MenuItem aria-disabled left={zip}>
      {t('list.tooManyDocuments', { count: fits })}
    </MenuItem>
  );
}
