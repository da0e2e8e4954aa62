import { readKroner } from '../core/read-kroner.ts';
import type { InvoiceToPay } from './invoices-to-pay.ts';
import type { Claim } from './simulate-payments.ts';

/** The kinds of incoming payment that the page offers. */
export const BANK_KINDS = [
  'RIGHT',
  'LATE',
  'TWICE',
  'ONE_OERE_SHORT',
  'PARTIAL',
  'WITHOUT_KID',
  'KID_IN_TEXT',
  'SEVERAL_KIDS',
  'REVERSAL',
  'FOREIGN_CURRENCY',
] as const;
export type BankKind = (typeof BANK_KINDS)[number];

export const BANK_FORMATS = ['CAMT_054', 'OCR_GIRO'] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];

/** Payments that the bank will report in one file. */
export type BankOrder = {
  claims: Claim[];
  day: string;
  kind: BankKind;
  format: BankFormat;
  account: string;
};

/** The account that the demo's invoices are paid to. */
export const DEMO_ACCOUNT = '15034567899';

/** The invalid fields of a form. */
export type BankFault = 'kid' | 'amount' | 'day' | 'account';

/**
 * Reads the form of the page, or returns the names of its faults. Chosen invoices and one that is typed in are paid together; the
 * latter is required where none is chosen.
 */
export function readBankOrder(
  form: URLSearchParams,
  invoices: readonly InvoiceToPay[],
): BankOrder | BankFault[] {
  const text = (name: string) => form.get(name)?.trim() ?? '';
  const chosen = invoices.filter(({ kid }) => form.getAll('invoice').includes(kid));
  const kid = text('kid').replace(/\s/g, '');
  const amountMinor = readKroner(text('amount'));
  const isTyped = chosen.length === 0 || text('kid') !== '' || text('amount') !== '';
  const day = text('day');
  const account = text('account').replace(/[\s.]/g, '') || DEMO_ACCOUNT;
  const faults: BankFault[] = [];
  if (isTyped && !/^\d{2,25}$/.test(kid)) faults.push('kid');
  if (isTyped && amountMinor === null) faults.push('amount');
  if (!isDay(day)) faults.push('day');
  if (!/^\d{11}$/.test(account)) faults.push('account');
  if (faults.length > 0) return faults;
  const payerName = text('payerName').slice(0, 70) || 'Kunden AS';
  const typed = isTyped && amountMinor !== null ? [{ kid, amountMinor, payerName }] : [];
  return {
    claims: [...chosen.map(claimOf), ...typed],
    ...{ day, account },
    kind: BANK_KINDS.find((one) => one === text('kind')) ?? 'RIGHT',
    format: BANK_FORMATS.find((one) => one === text('format')) ?? 'CAMT_054',
  };
}

/** A day of the calendar: a parser takes 31 November for the day after. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

const claimOf = ({ kid, amountMinor, payerName }: InvoiceToPay): Claim => ({
  ...{ kid, amountMinor },
  payerName: payerName.slice(0, 70) || 'Kunden AS',
});
