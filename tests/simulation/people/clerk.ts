import { payment } from '../bank/incoming.ts';
import { plusDays } from '../days.ts';
import { Difference } from '../difference.ts';
import type { ExpectedInvoice } from '../expected/books.ts';
import type { AttachmentOrder, TaxCard } from '../expected/tax.ts';
import { count, type Simulation } from '../simulation.ts';
import type { Act } from './payers.ts';
import { repay } from './refunds.ts';

interface Waiting extends Record<string, unknown> {
  id: string;
  reference: string;
  waiting: number;
}

/** Handles the bank's queue: most rows that can be explained are explained the next day. */
export async function workQueue(simulation: Simulation, isThorough = false): Promise<void> {
  const { office, bank, books, random } = simulation;
  const rows = await office.query<Waiting>(
    `select e.id, t.bank_reference as reference, e.waiting_minor::float8 as waiting
     from app_public.bank_exceptions e join app_public.bank_transactions t on t.id = e.bank_transaction_id
     where e.status = 'WAITING' order by e.id`,
  );
  const seen = new Map(rows.map(({ reference, waiting }) => [reference, waiting]));
  const all = [...new Set([...seen.keys(), ...books.waiting.keys()])];
  const lines = all
    .filter((reference) => seen.get(reference) !== books.waiting.get(reference))
    .map((one) => `of ${one} waits ${seen.get(one)}, not ${books.waiting.get(one)}`);
  if (lines.length > 0) throw new Difference(lines);
  for (const { id, reference } of rows) {
    const explanation = bank.explanations.get(reference);
    if (!explanation || (random.chance(0.15) && !isThorough)) continue;
    const { kind } = explanation;
    if (kind === 'BOOKED_BY_HAND') {
      const input = { id, reason: 'Er ført for hånd', isBookedElsewhere: true };
      await office.act(office.clerk, 'set_aside_bank_transaction', input);
      books.setAsideAsBooked(reference);
    } else if (explanation.kind === 'TAKEN_BACK') {
      const input = { id, reason: 'Banken har tatt den tilbake' };
      await office.act(office.clerk, 'reverse_bank_payment', input);
      books.reverse(reference, explanation.invoice);
    } else if (books.limit(explanation.invoice) > 0) {
      const { invoice } = explanation;
      await office.act(office.clerk, 'match_bank_transaction', { id, invoiceId: invoice.id });
      books.match(reference, invoice);
    } else {
      await repay(simulation, id, reference);
    }
    count(simulation, `queue ${kind.toLowerCase().replaceAll('_', ' ')}`);
  }
}

/** Registers payments that were reported to an operator; the bank's file reports them too. */
export async function registerByHand(
  simulation: Simulation,
  invoices: ExpectedInvoice[],
): Promise<void> {
  const { office, books, bank, day } = simulation;
  for (const invoice of invoices) {
    const amount = books.remaining(invoice);
    if (amount === 0) continue;
    const input = { id: invoice.id, amount, paidOn: day, reason: 'Sett på kontoutskriften' };
    await office.act(office.clerk, 'register_payment', input);
    books.register(invoice, amount);
    const incoming = payment(simulation, [{ invoice, amount }], {});
    const { reference } = incoming.entry;
    const book = () => {
      books.receive({ reference, amount, parts: [{ invoice, amount }] });
      bank.explanations.set(reference, { kind: 'BOOKED_BY_HAND' });
    };
    bank.extra.push({ ...incoming, book });
    count(simulation, 'payments by hand');
  }
}

/** Writes off invoices that clients will not pay. */
export async function giveUp(simulation: Simulation, acts: readonly Act[]): Promise<void> {
  const { office, books } = simulation;
  for (const { invoice } of acts) {
    if (invoice.status !== 'PUBLISHED' || invoice.paid > 0) continue;
    const input = { id: invoice.id, reason: 'Kunden er konkurs' };
    await office.act(office.clerk, 'write_off_invoice', input);
    books.writeOff(invoice);
    count(simulation, 'invoices written off');
  }
}

/** Enters a tax card of the tax authority. */
export async function enterTaxCard(
  simulation: Simulation,
  profileId: string,
  incomeYear: number,
): Promise<void> {
  const { office, random, freelancers, day } = simulation;
  const { profile } = freelancers.find((one) => one.profile.id === profileId)!;
  const kind = random.weighted({ PERCENT: 6, TABLE: 2, FREE: 1, NONE: 0.5 });
  const percent = random.between(0, 5_500);
  const freeLimit = random.between(1_000_000, 20_000_000);
  const attributes = {
    freelanceProfileId: profileId,
    incomeYear,
    kind,
    ...(kind === 'PERCENT' || kind === 'TABLE' ? { percent: (percent / 100).toFixed(2) } : {}),
    ...(kind === 'FREE' ? { freeLimit } : {}),
  };
  await office.act(office.clerk, 'register_tax_card', { attributes });
  const newYear = `${incomeYear}-01-01`;
  const inForceOn = day > newYear ? day : newYear;
  const card: TaxCard = { kind, percent, freeLimit, incomeYear, inForceOn };
  profile.cards.push(card);
  count(simulation, 'tax cards');
}

/** Enters an attachment of earnings for an individual without a current one. */
export async function enterAttachment(simulation: Simulation, profileId: string): Promise<void> {
  const { office, random, freelancers, day } = simulation;
  const { profile } = freelancers.find((one) => one.profile.id === profileId)!;
  const { attachments } = profile;
  if (attachments.some(({ endsOn }) => endsOn === null || endsOn >= day)) return;
  const isPercent = random.chance(0.5);
  const order: AttachmentOrder = {
    percent: isPercent ? random.between(100, 4_000) : null,
    monthlyAmount: isPercent ? null : random.between(50_000, 1_500_000),
    startsOn: day,
    endsOn: random.chance(0.7) ? plusDays(day, random.between(20, 120)) : null,
  };
  await office.act(office.clerk, 'create_attachment_order', {
    attributes: {
      freelanceProfileId: profileId,
      reference: `NAM-${day}`,
      startsOn: order.startsOn,
      ...(order.endsOn === null ? {} : { endsOn: order.endsOn }),
      ...(order.percent === null ? {} : { percent: (order.percent / 100).toFixed(2) }),
      ...(order.monthlyAmount === null ? {} : { monthlyAmount: order.monthlyAmount }),
    },
  });
  attachments.push(order);
  count(simulation, 'attachments of earnings');
}
