import type { Finding } from './findings.ts';
import type { PaymentStatusReport } from './status/payment-status.ts';

export type Direction = 'CREDIT' | 'DEBIT';

export type Party = {
  name: string | null;
  /** Eleven digits for a Norwegian account, also where the bank wrote its IBAN; else as written, without blanks. */
  account: string | null;
};

export type TransactionReferences = {
  endToEndId: string | null;
  transactionId: string | null;
  instructionId: string | null;
  paymentInformationId: string | null;
  messageId: string | null;
  uetr: string | null;
  /** The bank's own reference of the transaction, of OCR giro the archive reference. */
  transactionReference: string | null;
  entryReference: string | null;
};

export type KidPart = {
  /** Null for a part that carries no reference, or none that can be a KID. */
  kid: string | null;
  /** Below zero for a credit note; null where the bank gives no amount, or not in NOK. */
  amountMinor: number | null;
};

export type ReturnInfo = {
  reason: string | null;
  originalCode: string | null;
  text: string[];
};

/**
 * A movement on one of our accounts, the same type for camt.053, camt.054 and OCR giro.
 *
 * - PAYMENT: a transaction of its own.
 * - UNSPLIT: an entry of several transactions whose amounts are not all known in NOK; carries the entry's amount.
 * - DIFFERENCE: entry amount less the sum of its transactions, mostly charges.
 */
export type BankTransaction = {
  kind: 'PAYMENT' | 'UNSPLIT' | 'DIFFERENCE';
  /** Identifies the movement over all files; see `transaction-key.ts`. */
  key: string;
  /** FILE: the bank gave no reference, so an overlapping file brings the movement again under another key. */
  keySource: 'TRANSACTION' | 'ENTRY' | 'FILE';
  line: number;
  /** BOOK, PDNG, INFO or another code of the bank. Only BOOK may be booked. */
  status: string;
  direction: Direction;
  /** By ISO 20022 a reversed CREDIT takes back a debit, and a reversed DEBIT takes back a credit. */
  isReversal: boolean;
  /** At least zero. Null unless the amount is an exact number of øre in NOK. */
  amountMinor: number | null;
  /** The bank's own text and currency where the instructed amount, or all of it, is not in NOK. */
  original: { amount: string; currency: string } | null;
  bookedOn: string | null;
  valueOn: string | null;
  payer: Party;
  payee: Party;
  references: TransactionReferences;
  kidParts: KidPart[];
  text: string[];
  /** Domain code such as PMNT-RCDT-DMCT, of OCR giro `OCR-` and the transaction type. */
  code: string | null;
  proprietaryCode: string | null;
  returned: ReturnInfo | null;
};

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
