import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/Card.tsx';
import type { InvoiceData } from './InvoiceData.ts';
import styles from './View.module.css';

/** The receipts behind the expenses. */
export function Receipts({ receipts }: { receipts: InvoiceData['receipts'] }) {
  const { t } = useTranslation('invoicing');
  return (
    <Card title={t('receipts.title')}>
      <ul className={styles.files}>
        {receipts.map(
          ({ id, file }) =>
            file && (
              <li key={id}>
                <a
                  className={styles.file}
                  href={file.downloadPath}
                  target="_blank"
                  rel="noreferrer"
                >
                  {file.thumbPath ? (
                    <img className={styles.thumb} src={file.thumbPath} alt="" />
                  ) : (
                    <IconFileTypePdf size={28} stroke={1.25} aria-hidden="true" />
                  )}
                  {file.filename}
                </a>
              </li>
            ),
        )}
      </ul>
    </Card>
  );
}
