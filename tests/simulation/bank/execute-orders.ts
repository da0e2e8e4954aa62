import { readPaymentFile } from '#sandbox/bank/payment-file.ts';
import type { SimulatedEntry } from '#sandbox/bank/simulated-transaction.ts';
import { isBankDay, plusDays } from '../days.ts';
import { Difference } from '../difference.ts';
import { count, type Simulation } from '../simulation.ts';
import type { Order } from './bank.ts';

export interface Executed {
  entries: SimulatedEntry[];
  /** Entries that the day's notification omits, since a status reports them. */
  unreported: SimulatedEntry[];
  statuses: { order: Order; status: 'ACSC' | 'RJCT' }[];
  books: (() => void)[];
}

/** Reads the new payment files of the product, and compares each payment with the expected one. */
export async function takeOrders({ bank }: Simulation): Promise<void> {
  for (const { name } of (await bank.folder.listOrders()).reverse()) {
    if (bank.takenFiles.has(name)) continue;
    bank.takenFiles.add(name);
    const file = readPaymentFile((await bank.folder.readOrder(name)) ?? '');
    if (!file) throw new Difference([`the payment file ${name} cannot be read`]);
    for (const group of file.groups) {
      for (const { endToEndId, amountMinor: amount, account, name: payee } of group.payments) {
        const payout = bank.sent.get(endToEndId);
        const ordered = `${group.executesOn} ${account} ${amount}`;
        const expected = payout && `${payout.payoutOn} ${payout.account} ${payout.amount}`;
        if (!payout || ordered !== expected) {
          throw new Difference([`payment ${endToEndId} is ${ordered}, not ${expected}`]);
        }
        bank.sent.delete(endToEndId);
        const { messageId } = file;
        const place = { groupId: group.id, messageId, executesOn: group.executesOn };
        bank.orders.push({ endToEndId, amount, account, name: payee, payout, ...place });
      }
    }
  }
}

/** Pays the orders of the current day, rejects some, and returns some earlier ones. */
export function executeOrders(simulation: Simulation): Executed {
  const { bank, random, day, payouts } = simulation;
  const due = bank.orders.filter(({ executesOn }) => executesOn <= day);
  bank.orders = bank.orders.filter((order) => !due.includes(order));
  const executed: Executed = { entries: [], unreported: [], statuses: [], books: [] };
  for (const group of new Set(due.map(({ groupId }) => groupId))) {
    const orders = due.filter(({ groupId }) => groupId === group);
    const rejected = orders.filter(() => random.chance(0.03));
    for (const order of rejected) {
      executed.statuses.push({ order, status: 'RJCT' });
      executed.books.push(() => payouts.reject(order.payout));
      count(simulation, 'payouts rejected');
    }
    const paid = orders.filter((order) => !rejected.includes(order));
    if (paid.length > 0) pay(simulation, executed, paid);
  }
  const back = bank.returns.filter((one) => one.day <= day);
  bank.returns = bank.returns.filter((one) => !back.includes(one));
  for (const { order } of back) {
    executed.entries.push(entryOf(simulation, [order], 'CREDIT'));
    executed.books.push(() => payouts.giveBack(order.payout));
    count(simulation, 'payouts returned');
  }
  return executed;
}

function pay(simulation: Simulation, executed: Executed, paid: Order[]): void {
  const { bank, random, day, payouts } = simulation;
  const word = random.weighted({ DEBIT: 5, STATUS: 2, BOTH: 3 });
  const groups = random.chance(0.5) ? [paid] : paid.map((order) => [order]);
  const entries = groups.map((orders) => entryOf(simulation, orders, 'DEBIT'));
  executed.entries.push(...entries);
  if (word === 'STATUS') executed.unreported.push(...entries);
  for (const order of paid) {
    if (word !== 'DEBIT') executed.statuses.push({ order, status: 'ACSC' });
    executed.books.push(() => payouts.confirm(order.payout));
    count(simulation, 'payouts paid');
    if (random.chance(0.02)) {
      let back = plusDays(day, random.between(1, 6));
      while (!isBankDay(back)) back = plusDays(back, 1);
      bank.returns.push({ day: back, order });
    }
  }
}

function entryOf(
  { bank, day }: Simulation,
  orders: Order[],
  direction: 'DEBIT' | 'CREDIT',
): SimulatedEntry {
  return {
    reference: bank.reference(),
    bookedOn: day,
    direction,
    transactions: orders.map(({ endToEndId, amount, name, account }) => ({
      endToEndId,
      amountMinor: amount,
      payerName: name,
      payerAccount: account,
      kids: [],
      reference: bank.reference(),
      text: 'Utbetaling',
      ...(direction === 'CREDIT' ? { returnReason: 'AC04' } : {}),
    })),
  };
}
