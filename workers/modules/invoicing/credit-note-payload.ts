import type { DocumentPayload } from './document-payload.ts';

/** The additional data of a credit note: the invoice it credits. */
export type CreditNotePayload = DocumentPayload & {
  credits: {
    documentNumber: string;
    invoicedOn: string;
    /** Whether money comes back, or only less is owed. */
    isPaid: boolean;
  };
};
