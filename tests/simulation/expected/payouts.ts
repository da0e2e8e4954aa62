import type { Books, Claim, ExpectedProfile } from './books.ts';
import type { ExpectedRefund } from './refunds.ts';
import { attachmentWithheld, type PaidSalary, taxWithheld } from './tax.ts';

/** An expected payout. */
export interface ExpectedPayout {
  profile: ExpectedProfile;
  claims: Claim[];
  payable: number;
  salaryTax: number;
  attachment: number;
  amount: number;
  payoutOn: string;
  /** The number of its bank account. */
  account: string;
  /** The bank's first answer; a payout that is returned later was paid. */
  answer?: 'PAID' | 'REJECTED';
  /** How an approved one counts in later ones. */
  salary?: PaidSalary;
}

/** A refund of a client in a run. */
export interface RefundPayment {
  refund: ExpectedRefund;
  amount: number;
  payoutOn: string;
  account: string;
}

export type RunPayment = ExpectedPayout | RefundPayment;

export const isRefund = (payment: RunPayment): payment is RefundPayment => 'refund' in payment;

const sumOf = (claims: readonly Claim[], name: 'amount' | 'grossSalary' | 'estimatedTax') =>
  claims.reduce((sum, one) => sum + one[name], 0);

/** The payout of a profile on a day, before its obstacles are checked. */
export function payoutOf(
  profile: ExpectedProfile,
  payoutOn: string,
  account: string,
): ExpectedPayout {
  const claims = [...profile.claims];
  const payable = sumOf(claims, 'amount');
  const salaries = claims.map(({ grossSalary }) => grossSalary);
  const of = { kind: profile.kind, cards: profile.cards, before: profile.paid };
  const salaryTax = taxWithheld(of, salaries, payoutOn);
  const afterTax = payable + sumOf(claims, 'estimatedTax') - salaryTax;
  const attachment = attachmentWithheld(profile.attachments, profile.paid, afterTax, payoutOn);
  const amount = afterTax - attachment;
  return { profile, claims, payable, salaryTax, attachment, amount, payoutOn, account };
}

/** The account that all invoices of the claims name, if there is one; else the default one. */
export function accountOf(claims: readonly Claim[], defaultAccount: string): string {
  const named = new Set(claims.flatMap(({ account }) => account ?? []));
  return named.size === 1 ? [...named][0]! : defaultAccount;
}

/** Posts payouts from their approval to the answer of the bank. */
export class Payouts {
  private readonly books: Books;

  constructor(books: Books) {
    this.books = books;
  }

  approve(payout: RunPayment): void {
    if (isRefund(payout)) {
      this.books.refunds.send(payout.refund);
      return;
    }
    const { profile, claims, payable, salaryTax, attachment, amount, payoutOn } = payout;
    profile.claims = profile.claims.filter((one) => !claims.includes(one));
    this.books.ledger.post({
      [`PAYABLE ${profile.id}`]: payable,
      WITHHELD_TAX: sumOf(claims, 'estimatedTax') - salaryTax,
      ATTACHMENT: -attachment,
      PAYOUT_CLEARING: -amount,
    });
    payout.salary = { payoutOn, grossSalary: sumOf(claims, 'grossSalary'), attachment };
    profile.paid.push(payout.salary);
  }

  confirm(payout: RunPayment): void {
    const { amount } = payout;
    if (isRefund(payout)) payout.refund.status = 'PAID';
    else payout.answer = 'PAID';
    this.books.ledger.post({ PAYOUT_CLEARING: amount, BANK: -amount });
    this.books.moneyOut += amount;
  }

  /** A rejected payout: everything is owed as before. */
  reject(payout: RunPayment): void {
    if (isRefund(payout)) {
      this.books.refunds.reject(payout.refund);
      return;
    }
    payout.answer = 'REJECTED';
    const { profile, claims, payable, salaryTax, attachment, amount } = payout;
    this.books.ledger.post({
      [`PAYABLE ${profile.id}`]: -payable,
      WITHHELD_TAX: salaryTax - sumOf(claims, 'estimatedTax'),
      ATTACHMENT: attachment,
      PAYOUT_CLEARING: amount,
    });
    profile.paid = profile.paid.filter((one) => one !== payout.salary);
    profile.claims.push(...claims);
  }

  /** A returned payout, whose tax stays; its amount is owed once more. */
  giveBack(payout: RunPayment): void {
    this.books.moneyIn += payout.amount;
    if (isRefund(payout)) {
      this.books.refunds.giveBack(payout.refund);
      return;
    }
    const { profile, amount } = payout;
    this.books.ledger.post({ BANK: amount, [`PAYABLE ${profile.id}`]: -amount });
    profile.claims.push({ amount, grossSalary: 0, estimatedTax: 0, account: null });
  }
}
