import { type Amounts, type Creditable, credit, type Kind } from './arithmetic.ts';
import { Ledger } from './ledger.ts';
import { Refunds } from './refunds.ts';
import type { AttachmentOrder, PaidSalary, TaxCard } from './tax.ts';

export interface ExpectedProfile {
  id: string;
  kind: Kind;
  /** The percentage that its freelancer has entered, in hundredths. */
  typedTax: number;
  cards: TaxCard[];
  attachments: AttachmentOrder[];
  claims: Claim[];
  /** Payouts that the bank has not rejected. */
  paid: PaidSalary[];
}

/** An amount that a profile is owed, or owes, and that is in no payout yet. */
export interface Claim {
  amount: number;
  grossSalary: number;
  estimatedTax: number;
  /** The bank account of its invoice. */
  account: string | null;
  /** The claim that reverses it with its payment. */
  reversal?: Claim;
}

interface Split {
  parts: Amounts;
  claim: Claim;
}

export interface ExpectedInvoice extends Creditable {
  id: string;
  kid: string;
  profile: ExpectedProfile;
  /** Its bank account. */
  account: string;
  paid: number;
  /** The amount of its published credit notes, with VAT. */
  credited: number;
  status: 'PUBLISHED' | 'RESOLVED' | 'NULLIFIED';
  split: Split | null;
  /** FINANCE has written off its remainder. */
  isWrittenOff?: boolean;
  /** A payment of it was registered by hand, so that the bank has not reported the payer's account. */
  isPayerUnknown?: boolean;
}

/** A payment of one or several invoices, as the bank reports it. */
export interface Receipt {
  reference: string;
  amount: number;
  parts: { invoice: ExpectedInvoice; amount: number }[];
  /** Its KID is in the free text alone. */
  isGuess?: boolean;
}

const total = ({ amounts }: Creditable): number => amounts.amount + amounts.vat;

/** The expected books of the simulation, computed by rules of its own, in the order of the payments. */
export class Books {
  readonly ledger = new Ledger();
  readonly refunds = new Refunds(this.ledger);
  /** Unexplained amounts, by the bank's reference. */
  readonly waiting = new Map<string, number>();
  readonly invoices: ExpectedInvoice[] = [];
  /** Amounts credited to the bank account, and debited from it. */
  moneyIn = 0;
  moneyOut = 0;

  remaining(invoice: ExpectedInvoice): number {
    if (invoice.status !== 'PUBLISHED') return 0;
    return Math.max(total(invoice) - invoice.credited - invoice.paid, 0);
  }

  /** The largest accepted payment of it, including a written-off amount. */
  limit(invoice: ExpectedInvoice): number {
    if (!invoice.isWrittenOff) return this.remaining(invoice);
    return Math.max(total(invoice) - invoice.credited - invoice.paid, 0);
  }

  writeOff(invoice: ExpectedInvoice): void {
    invoice.status = 'RESOLVED';
    invoice.isWrittenOff = true;
  }

  /** A published credit note: of a split invoice it reverses its part, and the client is refunded its overpayment. */
  credit(invoice: ExpectedInvoice, quantities: readonly number[]): Amounts {
    const note = credit(invoice, quantities);
    invoice.credited += note.amount + note.vat;
    const wasSplit = invoice.split !== null;
    if (wasSplit) {
      this.postSplit(invoice, note, -1);
      const { profile, account } = invoice;
      profile.claims.push({
        amount: -note.payout,
        grossSalary: -note.grossSalary,
        estimatedTax: -note.salaryTax,
        account,
      });
    }
    if (invoice.left.amount === 0) invoice.status = 'NULLIFIED';
    else if (!wasSplit && invoice.paid > 0 && this.remaining(invoice) === 0) this.settle(invoice);
    if (invoice.status !== 'PUBLISHED')
      this.refunds.owe(invoice, total(invoice) - invoice.credited);
    return note;
  }

  /** A credit on the account: booked on its invoices, or waiting. */
  receive(receipt: Receipt): 'BOOKED' | 'WAITING' {
    this.bank(receipt.amount);
    const { parts, isGuess = false } = receipt;
    const left = new Map(parts.map(({ invoice }) => [invoice, this.limit(invoice)]));
    const fits = parts.every(({ invoice, amount }) => {
      const open = left.get(invoice)!;
      left.set(invoice, open - amount);
      return isGuess ? amount === open && open > 0 : amount <= open && open > 0;
    });
    if (parts.length === 0 || !fits) {
      this.wait(receipt.reference, receipt.amount);
      return 'WAITING';
    }
    for (const { invoice, amount } of parts) this.pay(invoice, amount, 'BANK');
    return 'BOOKED';
  }

  /** Matches a waiting amount with an invoice, as far as both go. */
  match(reference: string, invoice: ExpectedInvoice): number {
    const amount = Math.min(this.waiting.get(reference)!, this.limit(invoice));
    this.explain(reference, amount);
    this.pay(invoice, amount, 'UNEXPLAINED');
    return amount;
  }

  /** Removes an amount that was also registered by hand. */
  setAsideAsBooked(reference: string): void {
    const amount = this.waiting.get(reference)!;
    this.explain(reference, amount);
    this.ledger.post({ BANK: -amount, UNEXPLAINED: amount });
    if (amount > 0) this.moneyIn -= amount;
    else this.moneyOut += amount;
  }

  /** Refunds a waiting amount to its payer. */
  repay(reference: string): number {
    const amount = this.waiting.get(reference)!;
    this.explain(reference, amount);
    this.ledger.post({ UNEXPLAINED: amount, CLIENT_FUNDS: -amount });
    return amount;
  }

  /** Pays an amount owed to the authorities from the bank account. */
  payAuthority(account: 'WITHHELD_TAX' | 'ATTACHMENT' | 'EMPLOYER_TAX', amount: number): void {
    this.ledger.post({ [account]: amount, BANK: -amount });
    this.moneyOut += amount;
  }

  /** A debit without a payout, which waits for an operator. */
  debit(reference: string, amount: number): void {
    this.bank(-amount);
    this.wait(reference, -amount);
  }

  /** A payment registered by an operator. */
  register(invoice: ExpectedInvoice, amount: number): void {
    this.moneyIn += amount;
    invoice.isPayerUnknown = true;
    this.pay(invoice, amount, 'BANK');
  }

  /** Reverses a payment that the bank has reversed. */
  reverse(reference: string, invoice: ExpectedInvoice): void {
    const amount = -this.waiting.get(reference)!;
    this.explain(reference, -amount);
    if (invoice.split) {
      this.postSplit(invoice, invoice.split.parts, -1);
      const { amount: owed, grossSalary, estimatedTax, account } = invoice.split.claim;
      const reversal: Claim = {
        amount: -owed,
        grossSalary: -grossSalary,
        estimatedTax: -estimatedTax,
        account,
      };
      invoice.profile.claims.push(reversal);
      invoice.split.claim.reversal = reversal;
      invoice.split = null;
    }
    this.ledger.post({ UNEXPLAINED: -amount, CLIENT_FUNDS: amount });
    invoice.paid -= amount;
    if (invoice.status === 'RESOLVED') invoice.status = 'PUBLISHED';
  }

  /** A transaction on the bank account. */
  private bank(amount: number): void {
    if (amount > 0) this.moneyIn += amount;
    else this.moneyOut -= amount;
  }

  private wait(reference: string, amount: number): void {
    this.waiting.set(reference, amount);
    this.ledger.post({ BANK: amount, UNEXPLAINED: -amount });
  }

  private explain(reference: string, amount: number): void {
    const left = this.waiting.get(reference)! - amount;
    if (left === 0) this.waiting.delete(reference);
    else this.waiting.set(reference, left);
  }

  private pay(invoice: ExpectedInvoice, amount: number, from: 'BANK' | 'UNEXPLAINED'): void {
    this.ledger.post({ [from]: amount, CLIENT_FUNDS: -amount });
    invoice.paid += amount;
    if (this.limit(invoice) > 0) return;
    this.settle(invoice);
  }

  private settle(invoice: ExpectedInvoice): void {
    invoice.status = 'RESOLVED';
    const { left, profile, account } = invoice;
    const { grossSalary, salaryTax: estimatedTax } = left;
    const claim = { amount: left.payout, grossSalary, estimatedTax, account };
    invoice.split = { parts: { ...left }, claim };
    this.postSplit(invoice, left, 1);
    profile.claims.push(claim);
  }

  private postSplit({ profile }: ExpectedInvoice, parts: Amounts, times: 1 | -1): void {
    // An organisation sells in its own name and gets its VAT.
    const vat = profile.kind === 'INDIVIDUAL' ? parts.vat : 0;
    const shares = parts.platformFee + parts.employerTax + parts.salaryTax;
    this.ledger.post({
      CLIENT_FUNDS: times * (parts.amount + parts.vat),
      PLATFORM_FEE: -times * parts.platformFee,
      EMPLOYER_TAX: -times * parts.employerTax,
      WITHHELD_TAX: -times * parts.salaryTax,
      VAT: -times * vat,
      [`PAYABLE ${profile.id}`]: -times * parts.payout,
      // Credit notes round each of their amounts, so that the remainders may differ by an øre.
      ROUNDING: -times * (parts.amount + parts.vat - shares - vat - parts.payout),
    });
  }
}
