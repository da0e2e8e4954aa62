export type SimulatedTransaction = {
  /** Amount that reaches the account, in øre of NOK. */
  amountMinor: number;
  /** The other side: the payer of a credit, the payee of a debit. */
  payerName: string;
  payerAccount: string;
  /** Several KIDs carry amounts of their own; without a KID the text is all there is. */
  kids: { kid: string; amountMinor: number }[];
  text?: string;
  /** The bank's own reference, 9 digits in OCR giro. */
  reference?: string;
  endToEndId?: string;
  /** The reason code of a returned payout. */
  returnReason?: string;
  /** Amount that the payer instructed, where it was another currency. */
  foreign?: { amount: string; currency: string; rate: string };
};

/** A line on the account, of a single transaction or a batch of the day's. */
export type SimulatedEntry = {
  reference: string;
  bookedOn: string;
  direction: 'CREDIT' | 'DEBIT';
  isReversal?: boolean;
  status?: 'BOOK' | 'PDNG' | 'INFO';
  /** Differs from the sum of the transactions where the bank takes charges. */
  amountMinor?: number;
  transactions: SimulatedTransaction[];
};

export type SimulatedStatement = {
  id: string;
  /** Eleven digits. */
  account: string;
  createdAt: string;
  entries: SimulatedEntry[];
};

export type SimulatedFile = {
  messageId: string;
  createdAt: string;
  statements: SimulatedStatement[];
};

/** The amount of an entry in øre, without sign. */
export const entryAmount = (entry: SimulatedEntry): number =>
  entry.amountMinor ?? entry.transactions.reduce((sum, one) => sum + one.amountMinor, 0);
