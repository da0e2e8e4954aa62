/**
 * The read model of one invoice for everything that is drawn of it: the PDF, the e-mail to the
 * client and the part of the freelancer's mails that shows where the money goes. `app_private.invoice_payload(invoice_id uuid)` returns
 * it as jsonb. Amounts are integers in minor units (øre), percents are plain numbers (25 is 25 %),
 * days are `YYYY-MM-DD`. Keys are always there; what is unknown is null, never missing.
 */
export type InvoicePayload = {
  id: string;
  /** Who owns the document; its file belongs to the same account. */
  accountId: string;
  status: string;
  language: 'NB' | 'EN';
  documentNumber: string;
  invoicedOn: string;
  dueOn: string;
  /** The day the service was finished: the latest end date of the work reports, else invoicedOn. */
  deliveredOn: string;
  /** First and last day of the work reports, when there are any. */
  period: { from: string; to: string } | null;
  currency: string;
  seller: InvoiceParty & {
    vatRegistered: boolean;
    /** In Foretaksregisteret. */
    inBusinessRegister: boolean;
    isFreelancer: boolean;
  };
  /** Who did the work. Named as contact on the document when the seller is the operating company. */
  freelancer: { name: string; email: string; language: 'NB' | 'EN' };
  client: InvoiceParty & { reference: string | null };
  lines: InvoicePayloadLine[];
  /** One per VAT rate, highest rate first; sums of the lines at that rate. */
  vatGroups: { rate: number; base: number; vat: number }[];
  /** Without VAT. */
  amount: number;
  vat: number;
  total: number;
  kid: string;
  accountNumber: string;
  iban: string | null;
  bic: string | null;
  buyerReference: string | null;
  /** The freelancer's person named on it. */
  senderReference: string | null;
  orderReference: string | null;
  note: string | null;
  /** Where the money goes. Shown to the freelancer only, never on the client's document. */
  breakdown: InvoiceBreakdown;
  /** Path of the public page without the host: `/v2/nb/invoicemore/public-invoice/<token>`. */
  publicPath: string;
  /** The account's part of a portal address: `personal/<slug>` or `business/<slug>`. */
  accountPath: string;
  pdf: { fileId: string; filename: string; storageKey: string } | null;
};

/** Postal address as the composite type `app_public.address` gives it, without coordinates. */
export type PayloadAddress = {
  line1: string | null;
  line2: string | null;
  postalCode: string | null;
  city: string | null;
  country: string | null;
};

export type InvoiceParty = {
  name: string;
  organizationNumber: string | null;
  address: PayloadAddress | null;
};

export type InvoicePayloadLine = {
  position: number;
  /** What kind of line it is, in the document's language. */
  kind: string;
  description: string;
  quantity: number;
  /** HOUR for a time report, else what the line type counts. */
  unit: 'HOUR' | 'DAY' | 'KM' | 'PIECE';
  unitPrice: number;
  amount: number;
  vatRate: number;
  vat: number;
  period: { from: string; to: string } | null;
  addressFrom: string | null;
  addressTo: string | null;
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

/** One sending of one invoice; the row of `app_public.deliveries` with what its mail needs. */
export type DeliveryPayload = {
  id: string;
  channel: 'EMAIL' | 'EHF';
  /** Given of every sending that is still to leave. */
  recipient: string;
  status: 'PENDING' | 'SENT' | 'FAILED' | 'SETTLED';
  /** Whether its job may still send it; the rest has been told how it ended. */
  isToBeDelivered: boolean;
  /** Set when an earlier run began to send and never told how it went. */
  attemptedAt: string | null;
  invoice: InvoicePayload;
};
