import type { CreditNotePayload } from './credit-note-payload.ts';
import type { InvoicePayload } from './invoice-payload.ts';

/** One sending of one document; the row of `app_public.deliveries` with what its mail or its message needs. */
export type DeliveryPayload = {
  id: string;
  channel: 'EMAIL' | 'EHF';
  /** Given of every sending that is still to leave. */
  recipient: string;
  status: 'PENDING' | 'SENT' | 'FAILED' | 'SETTLED';
  /** Whether it reminds the client of what is overdue. */
  isReminder: boolean;
  /** Whether it is a reminder that is not wanted any more, as one of what has been paid meanwhile. */
  isReminderOff: boolean;
  /** Whether its job may still send it; the rest has been told how it ended. */
  isToBeDelivered: boolean;
  /** Set when an earlier run began to send and never told how it went. */
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
