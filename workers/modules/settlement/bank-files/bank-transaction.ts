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
 * A movement on an account of ours, the same type for camt.053, camt.054 and OCR giro.
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
