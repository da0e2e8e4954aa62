import type { BankTransaction } from './bank-transaction.ts';
import type { Finding } from './findings.ts';
import type { PaymentStatusReport } from './status/payment-status.ts';

export type TransactionFormat =
  | 'camt.053.001.02'
  | 'camt.053.001.08'
  | 'camt.054.001.02'
  | 'camt.054.001.08'
  | 'ocr-giro';

export type StatusFormat = 'pain.002.001.03' | 'pain.002.001.10';

export type BankFileFormat = TransactionFormat | StatusFormat;

export type Balance = {
  /** OPBD and CLBD are the booked balances of a statement's begin and end, PRCD the end of the day before. */
  code: string;
  /** Null for other currencies and unreadable amounts; below zero for a debit balance. */
  amountMinor: number | null;
  day: string | null;
};

/** Whether opening balance and booked entries give the closing balance: the proof that nothing is missing. */
export type Completeness = 'COMPLETE' | 'INCOMPLETE' | 'UNPROVEN';

/** A notification, a statement or an OCR assignment: the transactions of an account. */
export type BankStatement = {
  id: string;
  account: string;
  createdAt: string | null;
  from: string | null;
  to: string | null;
  balances: Balance[];
  completeness: Completeness;
  transactions: BankTransaction[];
};

type FileFacts = {
  sha256: string;
  findings: Finding[];
  /** Findings beyond the limit, which are counted and not listed. */
  findingsOmitted: number;
};

export type TransactionFile = FileFacts & {
  kind: 'TRANSACTIONS';
  format: TransactionFormat;
  messageId: string;
  /** ISO 8601 as the bank wrote it; OCR giro gives a day only. */
  createdAt: string | null;
  statements: BankStatement[];
};

export type PaymentStatusFile = FileFacts & {
  kind: 'PAYMENT_STATUS';
  format: StatusFormat;
  messageId: string;
  createdAt: string | null;
  reports: PaymentStatusReport[];
};

/** A file of which nothing may be booked; the first finding is the reason. */
export type RefusedFile = FileFacts & { kind: 'REFUSED'; format: BankFileFormat | null };

export type BankFile = TransactionFile | PaymentStatusFile | RefusedFile;
