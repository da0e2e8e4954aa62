import { openBankFolder } from '#sandbox/bank/bank-folder.ts';
import type { SimulatedEntry } from '#sandbox/bank/simulated-transaction.ts';
import type { ExpectedInvoice } from '../expected/books.ts';
import type { RunPayment } from '../expected/payouts.ts';
import type { Simulation } from '../simulation.ts';
import { executeOrders, takeOrders } from './execute-orders.ts';
import { type Incoming, incomingOf } from './incoming.ts';
import { readFiles, writeFiles } from './write-files.ts';

/** The payer's own statement about a payment, when an operator asks. */
export type Explanation =
  | { kind: 'PAYMENT'; invoice: ExpectedInvoice }
  | { kind: 'BOOKED_BY_HAND' }
  | { kind: 'TAKEN_BACK'; invoice: ExpectedInvoice };

export interface Order {
  endToEndId: string;
  groupId: string;
  messageId: string;
  executesOn: string;
  amount: number;
  name: string;
  account: string;
  payout: RunPayment;
}

/** A client's payment of an invoice as a file has reported it. */
export interface Reported {
  kid: string;
  amount: number;
  isReversal: boolean;
  day: string;
  format: 'OCR' | 'CAMT';
}

/**
 * The bank of the platform's account: it receives payments of clients, executes payouts, and reports both in files.
 */
export class Bank {
  balance = 0;
  readonly explanations = new Map<string, Explanation>();
  readonly folder: ReturnType<typeof openBankFolder>;
  /** Approved payouts by their EndToEndId, until the bank has answered. */
  readonly sent = new Map<string, RunPayment>();
  /** Payments of coming days, and payouts that will be returned. */
  orders: Order[] = [];
  returns: { day: string; order: Order }[] = [];
  /** Payments besides those of the clients' own plans. */
  extra: Incoming[] = [];
  readonly takenFiles = new Set<string>();
  /** The payments that each format has reported. */
  readonly reported: Reported[] = [];
  private references = 0;

  constructor(bankFolder: string) {
    this.folder = openBankFolder(bankFolder);
  }

  /** Nine digits that identify one transaction. */
  reference(): string {
    this.references += 1;
    return String(this.references).padStart(9, '0');
  }

  /** Executes the transactions of a bank day, reports them in files, and lets the product read them. */
  async evening(
    simulation: Simulation,
    killAfter: number | null,
    hasStatement = false,
  ): Promise<void> {
    await takeOrders(simulation);
    const incoming = incomingOf(simulation);
    const executed = executeOrders(simulation);
    const opening = this.balance;
    const entries = [...incoming.map(({ entry }) => entry), ...executed.entries];
    this.balance += entries.reduce((sum, entry) => sum + movement(entry), 0);
    await writeFiles(simulation, { incoming, executed, opening, hasStatement });
    await readFiles(simulation, killAfter);
    for (const one of incoming) one.book();
    for (const book of executed.books) book();
  }
}

const movement = ({ direction, transactions }: SimulatedEntry): number => {
  const sum = transactions.reduce((all, one) => all + one.amountMinor, 0);
  return direction === 'CREDIT' ? sum : -sum;
};
