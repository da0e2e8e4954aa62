import { decimalAmount } from '#shared/decimal-amount.ts';
import type { SimulatedEntry, SimulatedTransaction } from './simulated-transaction.ts';

/** An invoice that waits for its payment. */
export type Claim = { kid: string; amountMinor: number; payerName: string };

export const paymentVariants = [
  'RIGHT',
  'PARTIAL',
  'ONE_OERE_SHORT',
  'WITHOUT_KID',
  'KID_IN_TEXT',
  'REVERSAL',
  'FOREIGN_CURRENCY',
  'SEVERAL_KIDS',
  'BATCH',
  'CHARGES',
  'PENDING',
] as const;

export type PaymentVariant = (typeof paymentVariants)[number];

const PAYER_ACCOUNT = '86011117947';
const CHARGE_MINOR = 300;
/** Kroner for a euro, in tenths. */
const RATE_TENTHS = 115;

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
    direction: variant === 'REVERSAL' ? ('DEBIT' as const) : ('CREDIT' as const),
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

const lessCharge = (amountMinor: number): number =>
  amountMinor > CHARGE_MINOR ? amountMinor - CHARGE_MINOR : amountMinor;
