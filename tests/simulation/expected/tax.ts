import { type Kind, share } from './arithmetic.ts';

export interface TaxCard {
  kind: 'PERCENT' | 'TABLE' | 'FREE' | 'NONE';
  /** In hundredths of a per cent. */
  percent: number;
  freeLimit: number;
  incomeYear: number;
  /** Valid from the day of its entry, not before its year. */
  inForceOn: string;
}

export interface AttachmentOrder {
  percent: number | null;
  monthlyAmount: number | null;
  startsOn: string;
  endsOn: string | null;
}

/** Earlier payouts, with the withheld tax. */
export interface PaidSalary {
  payoutOn: string;
  grossSalary: number;
  attachment: number;
}

const WITHOUT_CARD = 5_000;
const WHOLE = 10_000;

/** Cards are in the order of their entry. */
export const cardOn = (cards: readonly TaxCard[], day: string): TaxCard | undefined =>
  cards
    .filter((one) => one.incomeYear === Number(day.slice(0, 4)) && one.inForceOn <= day)
    .reduce<TaxCard | undefined>(
      (newest, one) => (newest && newest.inForceOn > one.inForceOn ? newest : one),
      undefined,
    );

/** The percentage of an invoice's estimate: the card of the day, else the one that its freelancer has entered. */
export function estimatePercent(cards: readonly TaxCard[], typed: number, day: string): number {
  const card = cardOn(cards, day);
  if (!card) return typed;
  if (card.kind === 'FREE') return 0;
  return card.kind === 'NONE' ? WITHOUT_CARD : card.percent;
}

export const wholeKroner = (minor: number): number => Math.floor(minor / 100) * 100;

/** Tax of salaries paid out together on a day, in whole kroner. */
export function taxWithheld(
  of: { kind: Kind; cards: readonly TaxCard[]; before: readonly PaidSalary[] },
  salaries: readonly number[],
  day: string,
): number {
  if (of.kind === 'ORGANIZATION') return 0;
  const gross = salaries.reduce((sum, one) => sum + one, 0);
  const card = cardOn(of.cards, day);
  if (card?.kind === 'FREE') {
    const year = of.before.filter((one) => one.payoutOn.slice(0, 4) === day.slice(0, 4));
    const used = year
      .filter((one) => one.payoutOn <= day)
      .reduce((sum, one) => sum + one.grossSalary, 0);
    const taxed = Math.max(gross - Math.max(card.freeLimit - used, 0), 0);
    if (taxed < gross) return wholeKroner(share(taxed, WITHOUT_CARD, WHOLE));
  }
  const hasPercent = card?.kind === 'PERCENT' || card?.kind === 'TABLE';
  const percent = hasPercent ? card.percent : WITHOUT_CARD;
  if (gross < 0) return 0;
  return wholeKroner(salaries.reduce((sum, one) => sum + share(one, percent, WHOLE), 0));
}

/** The deduction of an attachment of earnings from the pay after tax, in whole kroner. */
export function attachmentWithheld(
  orders: readonly AttachmentOrder[],
  before: readonly PaidSalary[],
  afterTax: number,
  day: string,
): number {
  const order = orders.find(
    (one) => one.startsOn <= day && (one.endsOn === null || one.endsOn >= day),
  );
  if (!order || afterTax <= 0) return 0;
  if (order.percent !== null) return wholeKroner(share(afterTax, order.percent, WHOLE));
  const taken = before
    .filter(({ payoutOn }) => payoutOn.slice(0, 7) === day.slice(0, 7))
    .reduce((sum, one) => sum + one.attachment, 0);
  return wholeKroner(Math.min(afterTax, Math.max(order.monthlyAmount! - taken, 0)));
}
