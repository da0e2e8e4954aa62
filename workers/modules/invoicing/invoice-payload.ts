import type { DocumentPayload } from './document-payload.ts';

/** What an invoice says besides: how to pay it, and where the money goes. */
export type InvoicePayload = DocumentPayload & {
  dueOn: string;
  kid: string;
  accountNumber: string;
  iban: string | null;
  bic: string | null;
  /** How it stands when the mail is written, with VAT. */
  settlement: { credited: number; paid: number; remaining: number };
  /** Where the money goes. Shown to the freelancer only, never on the client's document. */
  breakdown: InvoiceBreakdown;
};

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
