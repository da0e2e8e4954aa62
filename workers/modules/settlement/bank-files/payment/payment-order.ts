export type PaymentOrder = {
  /** Fixed for an approved run, so that the bank refuses the file when it is sent again. */
  messageId: string;
  /** ISO 8601 date-time. An input, so that the same order gives the same bytes. */
  createdAt: string;
  initiator: {
    name: string;
    /** The agreement as the bank numbers it. */
    agreement: { id: string; scheme: 'CUST' | 'BANK' } | null;
  };
  debtor: {
    name: string;
    /** Eleven digits. */
    account: string;
    bic: string;
  };
  groups: PaymentGroup[];
};

export type PaymentGroup = {
  id: string;
  /**
   * SALARY goes to private persons and is confidential at the bank; TAX carries the KID of Skatteetaten
   * and is debited payment by payment; FOREIGN goes to accounts abroad, which the bank converts to.
   */
  kind: 'SALARY' | 'ORGANIZATION' | 'TAX' | 'FOREIGN';
  /** A bank day. */
  executesOn: string;
  payments: Payment[];
};

export type Payment = {
  /** Unique for all time; comes back in pain.002 and camt.054. */
  endToEndId: string;
  amountMinor: number;
  creditor: Creditor;
  reference: { kid: string } | { text: string } | null;
};

export type Creditor = {
  name: string;
  isPerson: boolean;
  account: { norwegian: string } | ForeignAccount;
  /** Needed abroad. */
  address: PaymentAddress | null;
};

export type ForeignAccount = {
  /** An IBAN, or the number as the bank there writes it. */
  number: string;
  bic: string;
};

export type PaymentAddress = {
  street: string | null;
  postCode: string | null;
  town: string | null;
  /** ISO 3166, two letters. */
  country: string;
};

export type PaymentRefusal = {
  code:
    | 'BLANK'
    | 'INVALID'
    | 'TOO_BIG'
    | 'TAKEN'
    | 'VERIFICATION_FAILED'
    | 'NOT_A_BANK_DAY'
    | 'IN_THE_PAST'
    | 'NOT_A_PERSON';
  /** Such as `groups.0.payments.3.creditor.name`. */
  path: string;
};
