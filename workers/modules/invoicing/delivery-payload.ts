import type { CreditNotePayload } from './credit-note-payload.ts';
import type { InvoicePayload } from './invoice-payload.ts';

/** A delivery of a document; the row of `app_public.deliveries` with the data for its mail or message. */
export type DeliveryPayload = {
  id: string;
  channel: 'EMAIL' | 'EHF';
  /** Given of every sending that is still to leave. */
  recipient: string;
  status: 'PENDING' | 'SENT' | 'FAILED' | 'SETTLED';
  /** Whether it is a reminder about an overdue invoice. */
  isReminder: boolean;
  /** Whether it is an obsolete reminder, for example because the invoice has been paid meanwhile. */
  isReminderOff: boolean;
  /** Whether its job may still send it; other deliveries have a final result. */
  isToBeDelivered: boolean;
  /** Set when an earlier run started to send and never recorded a result. */
  attemptedAt: string | null;
  /** When the access point took it; EHF only. */
  handedOverAt: string | null;
  /** The stored XML of an earlier run; EHF only. */
  ehfKey: string | null;
  /** Whether the number before the document's is missing in its series; EHF only. */
  hasSeriesGap: boolean;
  /** VAT percentages in force on the day of the invoice, of the credited one for a credit note. */
  vatRates: number[];
  /** Receipts of the invoice, in their order; EHF only. */
  receipts: ReceiptFile[];
  document: InvoicePayload | CreditNotePayload;
};

export type ReceiptFile = {
  filename: string;
  contentType: string;
  byteSize: number;
  storageKey: string;
};
