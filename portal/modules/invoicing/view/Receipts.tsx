import { Card } from '#portal/ui/layout/Card.tsx';
import { Files } from '#portal/ui/row/Files.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { InvoiceData } from './InvoiceData.ts';

/** The receipts behind the expenses. */
export function Receipts({ receipts }: { receipts: InvoiceData['receipts'] }) {
  const { many } = useWords().noun('receipts');
  const files = receipts.flatMap(({ id, file }) => (file ? [{ id, file }] : []));
  return (
    <Card title={many}>
      <Files files={files} />
    </Card>
  );
}
