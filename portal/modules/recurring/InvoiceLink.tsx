import { AppLink } from '../../app/routing/AppLink.tsx';
import { useHref } from '../../app/routing/useHref.ts';
import { useWords } from '../../ui/words/useWords.ts';

interface Props {
  invoice: { id: string; documentNumber?: string | null };
}

/** An invoice by its number, or by its noun before it gets one. */
export function InvoiceLink({ invoice: { id, documentNumber } }: Props) {
  const words = useWords();
  const href = useHref();
  return (
    <AppLink href={href(`invoicemore/invoice/${id}`)}>
      {documentNumber ?? words.noun('invoices').one}
    </AppLink>
  );
}
