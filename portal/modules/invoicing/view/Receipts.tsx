import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/Card.tsx';
import { Files } from '../../../ui/row/Files.tsx';
import type { InvoiceData } from './InvoiceData.ts';

/** The receipts behind the expenses. */
export function Receipts({ receipts }: { receipts: InvoiceData['receipts'] }) {
  const { t } = useTranslation('invoicing');
  const files = receipts.flatMap(({ id, file }) => (file ? [{ id, file }] : []));
  return (
    <Card title={t('receipts.title')}>
      <Files files={files} />
    </Card>
  );
}
