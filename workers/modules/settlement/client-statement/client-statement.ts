import type { PayParties } from '../pay-document/pay-parties.ts';

export type StatementKind =
  | 'INVOICE'
  | 'CREDIT_NOTE'
  | 'PAYMENT'
  | 'REVERSAL'
  | 'PAID_OUTSIDE'
  | 'WRITTEN_OFF'
  | 'REFUND'
  | 'REFUND_OUTSIDE';

export type StatementEntry = {
  day: string;
  kind: StatementKind;
  /** Of the invoice or the credit note. */
  number: string;
  kid: string;
  /** Above 0 for what the client owes more. */
  amount: number;
  balance: number;
};

export type OpenInvoice = {
  number: string;
  kid: string;
  dueOn: string;
  /** Negative for amounts to be refunded to the client. */
  remaining: number;
  isOverdue: boolean;
};

/**
 * The frozen document of a client's statement, as `app_private.draw_client_statement` writes it. Amounts are integers
 * in minor units (øre), days `YYYY-MM-DD`. The seller stands as the payer does on other documents of this kind.
 */
export type ClientStatement = PayParties & {
  payer: { isFreelancer: boolean };
  startsOn: string;
  endsOn: string;
  clientNumber: number;
  organizationNumber: string | null;
  /** The freelancer who did the work. */
  freelancer: string;
  accountNumber: string;
  opening: number;
  invoiced: number;
  credited: number;
  paid: number;
  closing: number;
  overdue: number;
  entries: StatementEntry[];
  open: OpenInvoice[];
};

/** A statement with its file and how it is mailed. */
export type ClientStatementPayload = {
  accountId: string;
  document: ClientStatement;
  recipient: string | null;
  /** Each sending is a mail of its own; null while there is none. */
  sendingId: string | null;
  /** Set when an earlier run began to send and never recorded how it went. */
  attemptedAt: string | null;
  isToBeSent: boolean;
  freelancer: { name: string; email: string };
  pdf: { fileId: string; filename: string; storageKey: string } | null;
};
