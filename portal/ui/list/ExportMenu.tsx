import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileText, IconFileZip } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Menu, MenuLink } from '../controls/Menu.tsx';
import { useMessages } from '../texts.ts';
import styles from './List.module.css';

/** Links to a whole list, as a workbook and as text, and to its documents where it has some. */
export interface ExportFiles {
  exportPath: string;
  csvPath: string;
  documentsPath?: string | null;
}

interface Props extends ExportFiles {
  icon?: ReactNode;
  children: ReactNode;
}

/** A list as a file, of the kind one chooses; on a phone its sign alone is seen. */
export function ExportMenu({ exportPath, csvPath, documentsPath, icon, children }: Props) {
  const { t } = useMessages('ui');
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
    </Menu>
  );
}
