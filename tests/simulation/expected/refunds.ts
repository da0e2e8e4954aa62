import type { ExpectedInvoice } from './books.ts';
import type { Ledger } from './ledger.ts';

/** The account from which every client of the simulation pays. */
export const CLIENT_ACCOUNT = '15032080119';

/** A refund of a client in a payout run. */
export interface ExpectedRefund {
  /** Its id in the product. */
  id: string;
  invoice: ExpectedInvoice | null;
  amount: number;
  status: 'WAITING' | 'READY' | 'SENT' | 'PAID';
}

export class Refunds {
  readonly all: ExpectedRefund[] = [];
  private readonly ledger: Ledger;

  constructor(ledger: Ledger) {
    this.ledger = ledger;
  }

  /** Owes a client its payments of an invoice above its amount, less earlier refunds. */
  owe(invoice: ExpectedInvoice, claim: number): void {
    const before = this.all.filter((one) => one.invoice === invoice);
    const owed = before.reduce((left, { amount }) => left - amount, invoice.paid - claim);
    if (owed <= 0) return;
    const status = invoice.isPayerUnknown ? 'WAITING' : 'READY';
    this.all.push({ id: '', invoice, amount: owed, status });
  }

  of(status: ExpectedRefund['status']): ExpectedRefund[] {
    return this.all.filter((one) => one.status === status);
  }

  send(refund: ExpectedRefund): void {
    refund.status = 'SENT';
    this.ledger.post({ CLIENT_FUNDS: refund.amount, PAYOUT_CLEARING: -refund.amount });
  }

  /** The bank has not paid it: an operator has to check the account. */
  reject(refund: ExpectedRefund): void {
    refund.status = 'WAITING';
    this.ledger.post({ CLIENT_FUNDS: -refund.amount, PAYOUT_CLEARING: refund.amount });
  }

  giveBack(refund: ExpectedRefund): void {
    refund.status = 'WAITING';
    this.ledger.post({ CLIENT_FUNDS: -refund.amount, BANK: refund.amount });
  }
}
