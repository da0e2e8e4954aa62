import { isBankDay, nextBankDay } from '../days.ts';
import { Difference } from '../difference.ts';
import {
  accountOf,
  type ExpectedPayout,
  isRefund,
  payoutOf,
  type RefundPayment,
  type RunPayment,
} from '../expected/payouts.ts';
import { CLIENT_ACCOUNT } from '../expected/refunds.ts';
import { count, type Simulation } from '../simulation.ts';
import type { Freelancer } from './freelancer.ts';

const TWO_DAYS_MS = 48 * 3_600_000;

interface PayoutRow extends Record<string, unknown> {
  id: string;
  /** The profile of the payout, or the refund. */
  payee: string;
  isRefund: boolean;
  status: string;
  sums: string;
  endToEndId: string;
}

/** The expected payout of owed amounts on the next bank day, or null if it has an obstacle. */
function expectedPayout(simulation: Simulation, freelancer: Freelancer): ExpectedPayout | null {
  const { profile, accounts } = freelancer;
  if (hasReversal(simulation, freelancer)) return null;
  if (profile.claims.reduce((sum, one) => sum + one.amount, 0) <= 0) return null;
  const account = accountOf(profile.claims, accounts.at(-1)!.number);
  const payout = payoutOf(profile, nextBankDay(simulation.day), account);
  return payout.amount > 0 && isRested(freelancer, account) ? payout : null;
}

/** Tells whether the bank account was neither added nor made or replaced as the default within 48 hours. */
const isRested = ({ accounts }: Freelancer, number: string): boolean =>
  Date.now() - accounts.find((one) => one.number === number)!.touchedAt > TWO_DAYS_MS;

/** Tells whether the bank has reversed a payment of an invoice, and no operator has yet. */
const hasReversal = ({ books, bank }: Simulation, { profile }: Freelancer): boolean =>
  [...books.waiting.keys()].some((reference) => {
    const explanation = bank.explanations.get(reference);
    if (explanation?.kind !== 'TAKEN_BACK') return false;
    return explanation.invoice.profile === profile && explanation.invoice.paid > 0;
  });

/** Tells whether a proposed payout is still valid unchanged. */
function holds(simulation: Simulation, payout: RunPayment): boolean {
  if (isRefund(payout)) return true;
  const { profile, claims, account, payoutOn, payable } = payout;
  const freelancer = simulation.freelancers.find((one) => one.profile === profile)!;
  const others = profile.claims;
  const now = payoutOf({ ...profile, claims }, payoutOn, account);
  return (
    isRested(freelancer, account) &&
    !hasReversal(simulation, freelancer) &&
    others.reduce((sum, one) => sum + one.amount, 0) >= payable &&
    others.every((one) => one.amount >= 0 || claims.includes(one)) &&
    now.salaryTax === payout.salaryTax &&
    now.attachment === payout.attachment &&
    claims.every(({ reversal }) => !reversal || claims.includes(reversal))
  );
}

/** Has the worker propose the day's run, and compares it with the expected payouts. */
export async function propose(
  simulation: Simulation,
  killAfter: number | null,
): Promise<RunPayment[]> {
  const { worker, freelancers, day, office } = simulation;
  await worker.due(
    'settlement/propose_payouts',
    'settlement/make_salary_reports',
    'settlement/seal_books',
    'settlement/open_accounting_periods',
  );
  await worker.work(killAfter);
  if (!isBankDay(day)) return [];
  const expected: RunPayment[] = [
    ...freelancers.flatMap((one) => expectedPayout(simulation, one) ?? []),
    ...expectedRefunds(simulation),
  ];
  if (expected.length === 0) return [];
  const rows = await payoutRows(simulation, 'PROPOSED');
  compare('proposed', expected, rows);
  const stored = rows.find((row) => !row.isRefund);
  if (stored && simulation.random.chance(0.03)) {
    await office.act(office.clerk, 'hold_payout', {
      id: stored.id,
      reason: 'Fakturaen er omstridt',
    });
    count(simulation, 'payouts held back by hand');
    return expected.filter((payment) => payeeOf(payment) !== stored.payee);
  }
  return expected;
}

/** A second operator approves the proposal; payouts that are no longer valid are left out. */
export async function approve(simulation: Simulation, proposed: RunPayment[]): Promise<void> {
  const { office, random, payouts, bank, runs } = simulation;
  const paid = proposed.filter((payout) => holds(simulation, payout));
  count(simulation, 'payouts held back at approval', proposed.length - paid.length);
  if (paid.length === 0 || random.chance(0.05)) return;
  const [run] = await office.query<{ id: string }>(
    `select id from app_public.payout_runs where status = 'PROPOSED'`,
  );
  await office.act(office.approver, 'approve_payout_run', { id: run!.id });
  count(simulation, 'runs');
  const rows = (await payoutRows(simulation, 'SENT')).filter((row) => row.runId === run!.id);
  compare('approved', paid, rows);
  for (const payout of paid) {
    payouts.approve(payout);
    bank.sent.set(rows.find((row) => row.payee === payeeOf(payout))!.endToEndId, payout);
  }
  runs.push(paid);
}

const payeeOf = (payment: RunPayment): string =>
  isRefund(payment) ? payment.refund.id : payment.profile.id;

const expectedRefunds = ({ books, day }: Simulation): RefundPayment[] =>
  books.refunds.of('READY').map((refund) => ({
    refund,
    amount: refund.amount,
    payoutOn: nextBankDay(day),
    account: CLIENT_ACCOUNT,
  }));

const payoutRows = ({ office }: Simulation, status: string) =>
  office.query<PayoutRow>(
    `select p.id, p.payout_run_id as "runId", coalesce(p.freelance_profile_id, p.client_refund_id) as payee,
       p.client_refund_id is not null as "isRefund", p.status::text, p.end_to_end_id as "endToEndId",
       format('%s owed, tax %s, attachment %s, pays %s to %s', p.payable_minor, p.salary_tax_minor, p.attachment_minor,
         p.amount_minor, app_hidden.normal_account_number(p.account_number)) as sums
     from app_public.payouts p join app_public.payout_runs r on r.id = p.payout_run_id
     where p.status::text = $1 and (r.status = 'PROPOSED' or $1 = 'SENT') order by p.id`,
    [status],
  );

function compare(what: string, expected: RunPayment[], rows: PayoutRow[]): void {
  const must = new Map(expected.map((payment) => [payeeOf(payment), sumsOf(payment)]));
  const does = new Map(rows.map(({ payee, sums }) => [payee, sums]));
  const ids = [...new Set([...must.keys(), ...does.keys()])];
  const lines = ids
    .filter((id) => must.get(id) !== does.get(id))
    .map(
      (id) => `${what} for ${id}: ${does.get(id) ?? 'nothing'}, not ${must.get(id) ?? 'nothing'}`,
    );
  if (lines.length > 0) throw new Difference(lines);
}

function sumsOf(payment: RunPayment): string {
  const { amount, account } = payment;
  const { payable, salaryTax, attachment } = isRefund(payment)
    ? { payable: amount, salaryTax: 0, attachment: 0 }
    : payment;
  return `${payable} owed, tax ${salaryTax}, attachment ${attachment}, pays ${amount} to ${account}`;
}
