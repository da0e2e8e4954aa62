import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { useWords } from '#portal/ui/texts.ts';
import type { InvoiceData } from './InvoiceData.ts';

interface Props {
  recurrence: Pick<InvoiceData['recurringInvoices'][number], 'id' | 'frequency' | 'status'>;
}

/** Links to the recurring invoice, by how often it is made. */
export function Recurrence({ recurrence: { id, frequency, status } }: Props) {
  const words = useWords();
  const href = useHref();
  return (
    <AppLink href={href(`invoicemore/recurring-invoice/${id}`)}>
      {words.value('RecurrenceFrequency', frequency).label}
      {status !== 'ACTIVE' && ` (${words.value('RecurringInvoiceStatus', status).label})`}
    </AppLink>
  );
}
