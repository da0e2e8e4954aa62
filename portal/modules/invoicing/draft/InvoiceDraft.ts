import type { LineDraft } from './lines/LineDraft.ts';

/** An invoice as it is being written. Dates are ISO days, empty texts are values not given yet. */
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
