import { decimalAmount } from '#shared/decimal-amount.ts';
import { readKroner } from '../core/read-kroner.ts';
import type { InvoiceToPay } from './invoices-to-pay.ts';
import type { SimulatedEntry, SimulatedTransaction } from './simulated-transaction.ts';

/** An invoice that waits for its payment. */
type Claim = { kid: string; amountMinor: number; payerName: string };

export const paymentVariants = [
  'RIGHT',
  'PARTIAL',
  'ONE_OERE_SHORT',
  'WITHOUT_KID',
  'KID_IN_TEXT',
  'REVERSAL',
  'FOREIGN_CURRENCY',
  'OUTGOING',
  'SEVERAL_KIDS',
  'BATCH',
  'CHARGES',
  'PENDING',
] as const;

export type PaymentVariant = (typeof paymentVariants)[number];

/** A reversed payment, and a payment by the operating company, such as of tax. */
const DEBITS: PaymentVariant[] = ['REVERSAL', 'OUTGOING'];

const PAYER_ACCOUNT = '86011117947';

const CHARGE_MINOR = 300;

/** Kroner for a euro, in tenths. */
const RATE_TENTHS = 115;

const lessCharge = (amountMinor: number): number =>
  amountMinor > CHARGE_MINOR ? amountMinor - CHARGE_MINOR : amountMinor;

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
  'OUTGOING',
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
    day,
    account,
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
  kid,
  amountMinor,
  payerName: payerName.slice(0, 70) || 'Kunden AS',
});

/**
 * Pays claims in a way that a client or a bank may choose. `serial` makes the references, so that two
 * files of different serials hold different payments.
 */
export function simulatePayments(
  claims: readonly Claim[],
  variant: PaymentVariant,
  bookedOn: string,
  serial: number,
): SimulatedEntry[] {
  const reference = (at: number) => String(serial * 100_000 + at).padStart(9, '0');
  const payments = claims.map((claim, at) => ({
    ...paymentOf(claim, variant),
    reference: reference(at + 1),
  }));
  const [first] = payments;
  if (!first) return [];
  const batch = { reference: reference(0), bookedOn, direction: 'CREDIT' as const };
  if (variant === 'BATCH') return [{ ...batch, transactions: payments }];
  if (variant === 'SEVERAL_KIDS') {
    const amountMinor = claims.reduce((sum, one) => sum + one.amountMinor, 0);
    const kids = claims.map(({ kid, amountMinor }) => ({ kid, amountMinor }));
    return [{ ...batch, transactions: [{ ...first, amountMinor, kids }] }];
  }
  return payments.map((payment) => ({
    reference: payment.reference,
    bookedOn,
    direction: DEBITS.includes(variant) ? ('DEBIT' as const) : ('CREDIT' as const),
    isReversal: variant === 'REVERSAL',
    status: variant === 'PENDING' ? ('PDNG' as const) : ('BOOK' as const),
    ...(variant === 'CHARGES' ? { amountMinor: lessCharge(payment.amountMinor) } : {}),
    transactions: [payment],
  }));
}

function paymentOf(claim: Claim, variant: PaymentVariant): SimulatedTransaction {
  const { kid, payerName } = claim;
  const amountMinor = paidAmount(claim.amountMinor, variant);
  const plain = { amountMinor, payerName, payerAccount: PAYER_ACCOUNT };
  if (variant === 'WITHOUT_KID') return { ...plain, kids: [], text: 'Faktura' };
  if (variant === 'KID_IN_TEXT') return { ...plain, kids: [], text: `Faktura KID ${kid}` };
  const kids = [{ kid, amountMinor }];
  if (variant !== 'FOREIGN_CURRENCY') return { ...plain, kids };
  const amount = decimalAmount(Math.round((amountMinor * 10) / RATE_TENTHS));
  const rate = `${Math.floor(RATE_TENTHS / 10)}.${RATE_TENTHS % 10}`;
  return { ...plain, kids, foreign: { amount, currency: 'EUR', rate } };
}

function paidAmount(amountMinor: number, variant: PaymentVariant): number {
  if (variant === 'PARTIAL') return Math.floor(amountMinor / 2);
  return variant === 'ONE_OERE_SHORT' ? amountMinor - 1 : amountMinor;
}
