import type { DocumentPayload } from './document-payload.ts';

/** What a credit note says besides: what it takes back from. */
export type CreditNotePayload = DocumentPayload & {
  credits: {
    documentNumber: string;
    invoicedOn: string;
    /** Whether money comes back, or only less is owed. */
    isPaid: boolean;
  };
};
