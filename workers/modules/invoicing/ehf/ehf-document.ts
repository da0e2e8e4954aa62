import type { CreditNotePayload } from '../credit-note-payload.ts';
import type { DocumentPayload } from '../document-payload.ts';
import type { InvoicePayload } from '../invoice-payload.ts';

/** A sales document as an electronic invoice, with the files that travel in it. */
export type EhfDocument = {
  document: EhfInvoice | EhfCreditNote;
  attachments: readonly EhfAttachment[];
  /** Whether the number before the document's is missing in its series. */
  hasSeriesGap?: boolean;
  /** VAT percentages in force on the day of the invoice. */
  vatRates: readonly number[];
};

type Described = Omit<
  DocumentPayload,
  'id' | 'accountId' | 'status' | 'publicPath' | 'accountPath' | 'pdf'
>;

export type EhfInvoice = Described & Pick<InvoicePayload, 'dueOn' | 'kid' | 'accountNumber'>;
export type EhfCreditNote = Described & {
  credits: Pick<CreditNotePayload['credits'], 'documentNumber' | 'invoicedOn'>;
};

export type EhfAttachment = {
  /** Reads as the receiver's name for the file, such as `Faktura` or `Kvittering`. */
  description: string;
  filename: string;
  contentType: string;
  content: Uint8Array;
};

export const isCreditNote = (document: EhfInvoice | EhfCreditNote): document is EhfCreditNote =>
  'credits' in document;

/** The reference that the receiver routes the document by; public bodies refuse one without. */
export const buyerReferenceOf = ({ buyerReference, client }: Described): string | null =>
  buyerReference ?? client.reference;
