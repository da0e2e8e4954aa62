/** The books of a period as SAF-T Financial 1.30. Amounts are signed øre: debit above zero, credit below. */
export type SafT = {
  createdOn: string;
  software: { company: string; name: string; version: string };
  company: SafTCompany;
  /** First and last day. */
  from: string;
  to: string;
  accounts: SafTAccount[];
  customers: SafTParty[];
  suppliers: SafTParty[];
  taxCodes: SafTTaxCode[];
  journals: SafTJournal[];
};

export type SafTCompany = {
  organizationNumber: string;
  name: string;
  isVatRegistered: boolean;
  address: SafTAddress;
  contact: { firstName: string; lastName: string; phone: string | null };
};

export type SafTAddress = { street: string; postCode: string; town: string; country: string };

type Balances = { openingMinor: number; closingMinor: number };

export type SafTAccount = Balances & {
  id: string;
  description: string;
  /** From Skatteetaten's list of groupings, such as the income statement's. */
  groupingCategory: string;
  groupingCode: string;
};

/** A customer or a supplier with the account that carries its balance. */
export type SafTParty = Balances & {
  id: string;
  organizationNumber: string | null;
  name: string;
  address: SafTAddress | null;
  accountId: string;
};

export type SafTTaxCode = {
  code: string;
  description: string;
  /** 3 = 25 %, 31 = 15 %, 33 = 12 %, 5 = zero rate, 6 = outside the act, 52 = export, 7 = no treatment. */
  standardCode: string;
  /** In hundredths of a per cent. */
  rateHundredths: number;
};

export type SafTJournal = {
  id: string;
  description: string;
  type: string;
  transactions: SafTTransaction[];
};

export type SafTTransaction = {
  id: string;
  occurredOn: string;
  enteredOn: string;
  postedOn: string;
  description: string;
  lines: SafTLine[];
};

export type SafTLine = {
  id: string;
  accountId: string;
  description: string;
  amountMinor: number;
  customerId: string | null;
  supplierId: string | null;
  kid: string | null;
  tax: { code: string; baseMinor: number; amountMinor: number } | null;
};

export type SafTRefusal = {
  code: 'BLANK' | 'INVALID' | 'TOO_BIG' | 'TAKEN' | 'NOT_FOUND' | 'SUM_DIFFERS';
  /** Such as `journals.0.transactions.12`. */
  path: string;
};
