import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../texts.ts';
import type { ExportFiles } from './ExportItems.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import styles from './List.module.css';

interface Props {
  /** The number of rows, and their sum. */
  count: ReactNode;
  sort: string;
  sorts: { value: string; label: string }[];
  files: ExportFiles;
  onSort: (sort: string) => void;
  /** Other files there are of it. */
  children?: ReactNode;
}

/**
 * The number of rows, the sorting if there are no column heads to click, and the export of the whole list.
 */
export function ListBar({ count, sort, sorts, files, onSort, children }: Props) {
  const { t } = useMessages('ui');
  return (
    <div className={styles.above}>
      <span className={styles.count}>{count}</span>
      {sorts.length > 0 && (
        <NativeSelect
          className={styles.sort}
          size="sm"
          aria-label={t('list.sort')}
          value={sort}
          data={sorts}
          onChange={(event) => onSort(event.currentTarget.value)}
        />
      )}
      {children}
      <ExportMenu {...files}>{t('list.export')}</ExportMenu>
    </div>
  );
}
