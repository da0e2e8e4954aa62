/** An approved run, as `payout_run_payload` gives it. */
export type PayoutRun = {
  status: 'PROPOSED' | 'APPROVED' | 'SENT' | 'DONE' | 'CANCELLED';
  messageId: string;
  /** The bank day. */
  payoutOn: string;
  /** The moment of the approval, so that the file has the same bytes whenever it is written. */
  createdAt: string;
  /** Null until it is written. */
  file: { id: string; key: string } | null;
  company: string;
  organizationNumber: string;
  accountNumber: string;
  bic: string | null;
  payouts: RunPayout[];
};

export type RunPayout = {
  endToEndId: string;
  amountMinor: number;
  name: string;
  /** The text that the payee reads. */
  reference: string;
  /** The group of payments it is sent in, which the bank's answers name. */
  group: string;
  isPerson: boolean;
  isNorwegian: boolean;
  accountNumber: string;
  swiftCode: string | null;
  address: RunAddress | null;
};

type RunAddress = {
  line1: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
};
