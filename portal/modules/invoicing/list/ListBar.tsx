import { Button, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type InvoiceSort, sorts } from './invoiceSearch.ts';
import styles from './List.module.css';

interface Props {
  count: string;
  sort: InvoiceSort;
  exportPath: string;
  onSort: (sort: string) => void;
}

/** How many there are, their order where no heads can be clicked, and the whole list as a file. */
export function ListBar({ count, sort, exportPath, onSort }: Props) {
  const { t } = useTranslation('invoicing');
  return (
    <div className={styles.above}>
      <span className={styles.count}>{count}</span>
      <NativeSelect
        className={styles.sort}
        size="sm"
        aria-label={t('list.sort')}
        value={sort}
        data={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(event) => onSort(event.currentTarget.value)}
      />
      <Button
        component="a"
        href={exportPath}
        download
        variant="subtle"
        size="sm"
        className={styles.export}
        leftSection={<IconDownload size={16} />}
      >
        <span className={styles.exportLabel}>{t('list.export')}</span>
      </Button>
    </div>
  );
}
