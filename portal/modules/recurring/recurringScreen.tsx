import { places } from 'virtual:screens';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import type { RenderCell } from '../../app/screens/list/RowsTable.tsx';
import { RowScreen } from '../../app/screens/row/RowScreen.tsx';
import { useWords } from '../../ui/texts.ts';

interface Props {
  invoice: { id: string; documentNumber?: string | null };
}

/** The declared page of a recurring invoice, whose runs link to the invoices they made. */
export async function recurringScreen() {
  const place = places.find(({ typeName }) => typeName === 'RecurringInvoice')!;
  const screen = await place.load();
  return () => <RowScreen screen={screen} renderCell={runCell} />;
}

/** Links the invoice of a run to its page, where a draft is finished. */
const runCell: RenderCell = ({ name }, row) => {
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
