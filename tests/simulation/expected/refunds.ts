import type { ExpectedInvoice } from './books.ts';
import type { Ledger } from './ledger.ts';

/** The account that every client of the simulation pays from. */
export const CLIENT_ACCOUNT = '15032080119';

/** Money that a client gets back with a payout run. */
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

  /** Owes a client what it has paid of an invoice beyond what the invoice comes to, and does not get back already. */
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

  /** The bank has not paid it: somebody has to look at the account. */
  reject(refund: ExpectedRefund): void {
    refund.status = 'WAITING';
    this.ledger.post({ CLIENT_FUNDS: -refund.amount, PAYOUT_CLEARING: refund.amount });
  }

  giveBack(refund: ExpectedRefund): void {
    refund.status = 'WAITING';
    this.ledger.post({ CLIENT_FUNDS: -refund.amount, BANK: refund.amount });
  }
}
