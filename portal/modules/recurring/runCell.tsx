import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import type { RenderCell } from '../../app/screens/list/RowsTable.tsx';
import { useWords } from '../../ui/texts.ts';

interface Props {
  invoice: { id: string; documentNumber?: string | null };
}

/** Links the invoice of a run to its page, where a draft is finished. */
export const runCell: RenderCell = ({ name }, row) => {
  if (name !== 'invoice') return undefined;
  return <InvoiceLink invoice={row.invoice as { id: string; documentNumber?: string | null }} />;
};

/** An invoice by its number, or by its noun before it gets one. */
function InvoiceLink({ invoice: { id, documentNumber } }: Props) {
  const words = useWords();
  const href = useHref();
  return (
    <AppLink href={href(`invoicemore/invoice/${id}`)}>
      {documentNumber ?? words.noun('invoices').one}
    </AppLink>
  );
}
