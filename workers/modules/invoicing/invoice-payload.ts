/**
 * The read model of one invoice for everything that is drawn of it: the PDF, the e-mail to the
 * client and the notice to the freelancer. `app_private.invoice_payload(invoice_id uuid)` returns
 * it as jsonb. Amounts are integers in minor units (øre), percents are plain numbers (25 is 25 %),
 * days are `YYYY-MM-DD`. Keys are always there; what is unknown is null, never missing.
 *
 * The functions this building calls, all `app_private`, granted to `app_worker` only:
 *   review_invoice(invoice_id uuid)                                approve, or leave for an operator
 *   publish_invoice(invoice_id uuid)                               number, KID, dates; enqueues render
 *   invoice_payload(invoice_id uuid) -> jsonb (InvoicePayload)
 *   record_invoice_pdf(invoice_id uuid, file_id uuid)              enqueues the delivery
 *   delivery_payload(delivery_id uuid) -> jsonb (DeliveryPayload)
 *   record_delivery_attempt(delivery_id uuid, message_id text)     committed before the mail leaves
 *   record_delivery(delivery_id uuid, message_id text)
 *   record_delivery_failure(delivery_id uuid, reason text)         only when it can never arrive
 * Each may be called twice with the same arguments and then changes nothing the second time.
 *
 * The tasks, with the payload the database enqueues them with:
 *   invoicing/review_invoice   {id}                         by submit
 *   invoicing/publish_invoice  {id}                         by approve
 *   invoicing/render_invoice   {id}                         by publish
 *   invoicing/deliver_invoice  {deliveryId}                 by record_invoice_pdf and send_invoice_via_email
 *   invoicing/send_notice      {id, event}  to the freelancer, event PUBLISHED or REJECTED
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
  client: InvoiceParty & { email: string | null; reference: string | null };
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
  rejectionReason: string | null;
  /** Whether it was ever sent to the client, or began to be. */
  isSent: boolean;
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
  lineType: 'BENEFIT' | 'DIET' | 'EXPENSE' | 'EXTRA' | 'MILEAGE' | 'WORK';
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
  recipient: string;
  /** Set when an earlier run told that the mail server has taken the mail. */
  sentAt: string | null;
  /** Set when an earlier run began to send and never told how it went. */
  attemptedAt: string | null;
  /** Set when the mail server has refused the recipient for good. */
  failedAt: string | null;
  invoice: InvoicePayload;
};
