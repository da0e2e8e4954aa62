import type { DocumentPayload } from './document-payload.ts';

/** The additional data of an invoice: payment details and the split of the amount. */
export type InvoicePayload = DocumentPayload & {
  dueOn: string;
  kid: string;
  accountNumber: string;
  iban: string | null;
  bic: string | null;
  /** The amounts when the mail is written, with VAT. */
  settlement: { credited: number; paid: number; remaining: number };
  /** The split of the amount. Shown to the freelancer only, never on the client's document. */
  breakdown: InvoiceBreakdown;
};

/** The document of a draft, which has no number, KID or page of its own yet; `app_hidden.draft_document` returns it. */
export type DraftPayload = Omit<
  InvoicePayload,
  'status' | 'documentNumber' | 'kid' | 'publicPath' | 'accountPath' | 'pdf' | 'settlement'
>;

export type InvoiceBreakdown = {
  vat: number;
  platformFee: number;
  employerTax: number;
  salaryTax: number;
  payout: number;
  platformFeePercent: number;
  employerTaxPercent: number;
  salaryTaxPercent: number;
};
