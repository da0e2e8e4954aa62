import type { LineDraft } from './LineDraft.ts';

/** An invoice as it is being written. Dates are days, empty texts are “not said yet”. */
export interface InvoiceDraft {
  freelanceProfileId: string;
  bankAccountId: string;
  client: { id: string; label: string } | null;
  clientReferencePersonId: string;
  senderReferencePersonId: string;
  buyerReference: string;
  orderReference: string;
  invoicedOn: string;
  dueOn: string;
  lines: LineDraft[];
}
