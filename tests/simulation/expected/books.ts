import { type Amounts, type Creditable, credit, type Kind } from './arithmetic.ts';
import { Ledger } from './ledger.ts';
import { Refunds } from './refunds.ts';
import type { AttachmentOrder, PaidSalary, TaxCard } from './tax.ts';

export interface ExpectedProfile {
  id: string;
  kind: Kind;
  /** Percentage that its freelancer has typed, in hundredths. */
  typedTax: number;
  cards: TaxCard[];
  attachments: AttachmentOrder[];
  claims: Claim[];
  /** Payouts that the bank has not refused. */
  paid: PaidSalary[];
}

/** Money that a profile is owed, or owes, and that no payout pays yet. */
export interface Claim {
  amount: number;
  grossSalary: number;
  estimatedTax: number;
  /** The bank account that its invoice names. */
  account: string | null;
  /** The claim that takes it back with its payment. */
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
  /** The bank account that it names. */
  account: string;
  paid: number;
  /** What published credit notes have taken back, with VAT. */
  credited: number;
  status: 'PUBLISHED' | 'RESOLVED' | 'NULLIFIED';
  split: Split | null;
  /** FINANCE has given up what is left of it. */
  isWrittenOff?: boolean;
  /** A payment of it was typed in, so that the bank has not reported whose account it came from. */
  isPayerUnknown?: boolean;
}

/** A payment of one or several invoices, as the bank reports it. */
export interface Receipt {
  reference: string;
  amount: number;
  parts: { invoice: ExpectedInvoice; amount: number }[];
  /** Its KID stands in the free text alone. */
  isGuess?: boolean;
}

const total = ({ amounts }: Creditable): number => amounts.amount + amounts.vat;

/**
 * The books as they must be, of what the simulation has done: kept by rules of its own, and by the order in which money came.
 */
export class Books {
  readonly ledger = new Ledger();
  readonly refunds = new Refunds(this.ledger);
  /** Money that nothing explains, by the bank's reference. */
  readonly waiting = new Map<string, number>();
  readonly invoices: ExpectedInvoice[] = [];
  /** What reached the bank account, and what left it. */
  moneyIn = 0;
  moneyOut = 0;

  remaining(invoice: ExpectedInvoice): number {
    if (invoice.status !== 'PUBLISHED') return 0;
    return Math.max(total(invoice) - invoice.credited - invoice.paid, 0);
  }

  /** The most that a payment of it may be: also of what was given up. */
  limit(invoice: ExpectedInvoice): number {
    if (!invoice.isWrittenOff) return this.remaining(invoice);
    return Math.max(total(invoice) - invoice.credited - invoice.paid, 0);
  }

  writeOff(invoice: ExpectedInvoice): void {
    invoice.status = 'RESOLVED';
    invoice.isWrittenOff = true;
  }

  /** A published credit note: of a split invoice it takes back its part, and the client gets back what it has paid too much. */
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

  /** Money that waits is an invoice's, as far as both go. */
  match(reference: string, invoice: ExpectedInvoice): number {
    const amount = Math.min(this.waiting.get(reference)!, this.limit(invoice));
    this.explain(reference, amount);
    this.pay(invoice, amount, 'UNEXPLAINED');
    return amount;
  }

  /** Money that was booked by hand already is on the account once. */
  setAsideAsBooked(reference: string): void {
    const amount = this.waiting.get(reference)!;
    this.explain(reference, amount);
    this.ledger.post({ BANK: -amount, UNEXPLAINED: amount });
    if (amount > 0) this.moneyIn -= amount;
    else this.moneyOut += amount;
  }

  /** Money that waits goes back to who has paid it. */
  repay(reference: string): number {
    const amount = this.waiting.get(reference)!;
    this.explain(reference, amount);
    this.ledger.post({ UNEXPLAINED: amount, CLIENT_FUNDS: -amount });
    return amount;
  }

  /** What is owed to the authorities is paid from the bank account. */
  payAuthority(account: 'WITHHELD_TAX' | 'ATTACHMENT' | 'EMPLOYER_TAX', amount: number): void {
    this.ledger.post({ [account]: amount, BANK: -amount });
    this.moneyOut += amount;
  }

  /** Money that leaves the account, and names no payout, waits for an operator. */
  debit(reference: string, amount: number): void {
    this.bank(-amount);
    this.wait(reference, -amount);
  }

  /** A payment typed in by an operator. */
  register(invoice: ExpectedInvoice, amount: number): void {
    this.moneyIn += amount;
    invoice.isPayerUnknown = true;
    this.pay(invoice, amount, 'BANK');
  }

  /** Takes a payment back because the bank has. */
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

  /** A movement on the bank account. */
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
    // An organisation sells in its own name and is paid its VAT.
    const vat = profile.kind === 'INDIVIDUAL' ? parts.vat : 0;
    const shares = parts.platformFee + parts.employerTax + parts.salaryTax;
    this.ledger.post({
      CLIENT_FUNDS: times * (parts.amount + parts.vat),
      PLATFORM_FEE: -times * parts.platformFee,
      EMPLOYER_TAX: -times * parts.employerTax,
      WITHHELD_TAX: -times * parts.salaryTax,
      VAT: -times * vat,
      [`PAYABLE ${profile.id}`]: -times * parts.payout,
      // Credit notes round each of their amounts, so that what is left of them may differ by an øre.
      ROUNDING: -times * (parts.amount + parts.vat - shares - vat - parts.payout),
    });
  }
}
