/** The kinds of incoming payment that the page offers. */
export const BANK_KINDS = [
  'RIGHT',
  'LATE',
  'TWICE',
  'ONE_OERE_SHORT',
  'PARTIAL',
  'WITHOUT_KID',
  'KID_IN_TEXT',
  'REVERSAL',
  'FOREIGN_CURRENCY',
] as const;
export type BankKind = (typeof BANK_KINDS)[number];

export const BANK_FORMATS = ['CAMT_054', 'OCR_GIRO'] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];

/** A payment that the bank will report. */
export type BankOrder = {
  kid: string;
  amountMinor: number;
  day: string;
  kind: BankKind;
  format: BankFormat;
  payerName: string;
  account: string;
};

/** The account that the demo's invoices are paid to. */
export const DEMO_ACCOUNT = '15034567899';

/** The invalid fields of a form. */
export type BankFault = 'kid' | 'amount' | 'day' | 'account';

/** Reads the form of the page, or returns the names of its faults. */
export function readBankOrder(form: URLSearchParams): BankOrder | BankFault[] {
  const text = (name: string) => form.get(name)?.trim() ?? '';
  const kid = text('kid').replace(/\s/g, '');
  const amountMinor = readKroner(text('amount'));
  const day = text('day');
  const account = text('account').replace(/[\s.]/g, '') || DEMO_ACCOUNT;
  const faults: BankFault[] = [];
  if (!/^\d{2,25}$/.test(kid)) faults.push('kid');
  if (amountMinor === null) faults.push('amount');
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) faults.push('day');
  if (!/^\d{11}$/.test(account)) faults.push('account');
  if (faults.length > 0 || amountMinor === null) return faults;
  return {
    ...{ kid, amountMinor, day, account },
    kind: BANK_KINDS.find((one) => one === text('kind')) ?? 'RIGHT',
    format: BANK_FORMATS.find((one) => one === text('format')) ?? 'CAMT_054',
    payerName: text('payerName').slice(0, 70) || 'Kunden AS',
  };
}

/** Parses kroner in local notation, `12 500,50`, to øre; null for an invalid amount or one up to 1 øre. */
function readKroner(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]|kr/g, '').replace(',', '.');
  const [, whole, fraction = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  const minor = whole === undefined ? 0 : Number(whole + fraction.padEnd(2, '0'));
  return minor > 1 ? minor : null;
}
