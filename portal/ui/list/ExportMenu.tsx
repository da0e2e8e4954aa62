import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileText, IconFileZip } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MOST_DOCUMENTS } from '#shared/files/most-documents.ts';
import { Menu, MenuItem, MenuLink } from '../controls/Menu.tsx';
import { useMessages } from '../texts.ts';
import styles from './List.module.css';

/** Links to a whole list, as a workbook and as text, and to its documents where it has some. */
export interface ExportFiles {
  exportPath: string;
  csvPath: string;
  documentsPath?: string | null;
  /** The number of rows. */
  total?: number;
}

/** Two documents for a row, so that fewer rows without a link have no documents. */
export const hasTooManyDocuments = ({
  documentsPath,
  total = 0,
}: Pick<ExportFiles, 'documentsPath' | 'total'>): boolean =>
  documentsPath === null && total > MOST_DOCUMENTS / 2;

interface Props extends ExportFiles {
  icon?: ReactNode;
  children: ReactNode;
}

/** A list as a file, of the kind one chooses; on a phone its sign alone is seen. */
export function ExportMenu({ icon, children, ...files }: Props) {
  const { t } = useMessages('ui');
  const { exportPath, csvPath, documentsPath } = files;
  return (
    <Menu
      opener={(props) => (
        <Button
          {...props}
          variant="subtle"
          size="sm"
          className={styles.export}
          leftSection={icon ?? <IconDownload size={16} />}
        >
          <span className={styles.exportLabel}>{children}</span>
        </Button>
      )}
    >
      <MenuLink href={exportPath} download left={<IconFileSpreadsheet size={18} stroke={1.5} />}>
        {t('list.exportXlsx')}
      </MenuLink>
      <MenuLink href={csvPath} download left={<IconFileText size={18} stroke={1.5} />}>
        {t('list.exportCsv')}
      </MenuLink>
      {documentsPath && (
        <MenuLink href={documentsPath} download left={<IconFileZip size={18} stroke={1.5} />}>
          {t('list.exportDocuments')}
        </MenuLink>
      )}
      {hasTooManyDocuments(files) && (
        <MenuItem aria-disabled left={<IconFileZip size={18} stroke={1.5} />}>
          {t('list.tooManyDocuments')}
        </MenuItem>
      )}
    </Menu>
  );
}
