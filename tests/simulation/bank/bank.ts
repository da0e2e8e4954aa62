import { openBankFolder } from '#sandbox/bank/bank-folder.ts';
import type { SimulatedEntry } from '#sandbox/bank/simulated-transaction.ts';
import type { ExpectedInvoice } from '../expected/books.ts';
import type { RunPayment } from '../expected/payouts.ts';
import type { Simulation } from '../simulation.ts';
import { executeOrders, takeOrders } from './execute-orders.ts';
import { type Incoming, incomingOf } from './incoming.ts';
import { readFiles, writeFiles } from './write-files.ts';

/** What its payer would say of a payment, asked by an operator. */
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

/** The bank at which the platform has its account: it takes payments of clients, pays payouts, and reports both in files. */
export class Bank {
  balance = 0;
  readonly explanations = new Map<string, Explanation>();
  readonly folder: ReturnType<typeof openBankFolder>;
  /** Approved payouts by their EndToEndId, until the bank has answered. */
  readonly sent = new Map<string, RunPayment>();
  /** What is to be paid on a day to come, and money that will come back. */
  orders: Order[] = [];
  returns: { day: string; order: Order }[] = [];
  /** Payments that are made besides those that clients have in mind. */
  extra: Incoming[] = [];
  readonly takenFiles = new Set<string>();
  /** What each format has reported of clients' payments. */
  readonly reported: Reported[] = [];
  private references = 0;

  constructor(bankFolder: string) {
    this.folder = openBankFolder(bankFolder);
  }

  /** Nine digits that name one movement. */
  reference(): string {
    this.references += 1;
    return String(this.references).padStart(9, '0');
  }

  /** What happens on the account on a bank day, reported in files and read by the product. */
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
