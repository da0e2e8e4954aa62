import { DeliveryCure } from '../delivery/DeliveryCure.tsx';
import type { InvoiceData } from './InvoiceData.ts';
import { useInvoiceCommands } from './useInvoiceCommands.ts';

/** Resolves the failed delivery of an invoice. */
export function InvoiceCure({ invoice }: { invoice: InvoiceData }) {
  const { mail, sendEhf } = useInvoiceCommands(invoice);
  const { client, freelanceProfile, lastDelivery } = invoice;
  if (!client || !lastDelivery) return null;
  return (
    <DeliveryCure
      kind="invoice"
      client={client}
      freelanceProfileId={freelanceProfile?.id ?? ''}
      delivery={lastDelivery}
      mail={mail}
      sendEhf={sendEhf}
    />
  );
}
