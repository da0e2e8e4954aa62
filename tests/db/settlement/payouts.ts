import type { Actor } from '../../support/actor.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import type { SharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { type Invoicer, makeDraft } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { verifyProfile } from '../payout/verify-profile.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { ledgerOf } from './ledger-of.ts';
import { registerPayment } from './register-payment.ts';

export interface PayoutInvoicer extends Finance {
  /** Another operator with FINANCE. */
  approver: Actor;
}

export interface Payout {
  id: string;
  status: string;
  held: string | null;
  reason: string | null;
  amount: number;
  payable: number;
  tax: number;
  endToEndId: string;
  [more: string]: unknown;
}

/** Runs a test's body with a verified freelancer whose bank account is old, and two operators of finance. */
export function atPayouts(
  database: () => SharedDatabase,
  work: (tx: TestTransaction, invoicer: PayoutInvoicer) => Promise<void>,
): () => Promise<void> {
  return atFinance(database, async (tx, invoicer) => {
    const { who } = await anOperator(tx, 'FINANCE');
    await readyForPayout(tx, invoicer);
    await makeDue(tx);
    await work(tx, { ...invoicer, approver: who });
  });
}

export async function readyForPayout(tx: TestTransaction, invoicer: Invoicer): Promise<void> {
  await verifyProfile(tx, invoicer.profile.id);
  await ageBankAccounts(tx, invoicer.profile.id);
  await confirmTaxCard(tx, invoicer.profile.id);
}

/** Gives an individual a tax card with the percentage of the profile, also for payouts that come in January. */
async function confirmTaxCard(tx: TestTransaction, profileId: string): Promise<void> {
  await tx.query(`set local session_replication_role = 'replica'`);
  await tx.query(
    `insert into app_public.tax_cards (account_id, freelance_profile_id, status, income_year, kind, percent, confirmed_at)
     select p.account_id, p.id, 'CONFIRMED', extract(year from app_hidden.today())::int + ahead, 'PERCENT', p.salary_tax_percent, now()
     from app_public.freelance_profiles p, generate_series(0, 1) ahead
     where p.id = $1 and p.freelance_type = 'INDIVIDUAL'`,
    [profileId],
  );
  await tx.query(`set local session_replication_role = 'origin'`);
}

/** Makes the bank accounts of a profile two days old, past the trigger that sets the time. */
export async function ageBankAccounts(tx: TestTransaction, profileId: string): Promise<void> {
  await tx.query(`set local session_replication_role = 'replica'`);
  await tx.query(
    `update app_public.bank_accounts set updated_at = now() - interval '49 hours' where freelance_profile_id = $1`,
    [profileId],
  );
  await tx.query(`set local session_replication_role = 'origin'`);
}

/** Lets the worker propose at every hour. */
export const makeDue = (tx: TestTransaction) =>
  tx.query(`create or replace function app_private.payouts_are_due(at timestamptz) returns boolean
    language sql stable as $$ select true $$`);

/** An invoice that its client has paid, ten hours at 1 000.00 by default. */
export async function paidInvoice(
  tx: TestTransaction,
  invoicer: Finance,
  input: Record<string, unknown> = {},
): Promise<{ id: string; paymentId: string }> {
  const { id } = await makeDraft(tx, invoicer, input);
  await publish(tx, invoicer, id);
  const payment = await registerPayment(tx, id, invoicer);
  return { id, paymentId: payment.id };
}

/** Proposes as the worker does, and returns the run's id. */
export async function propose(tx: TestTransaction): Promise<string | null> {
  await workerCall(tx, 'propose_payouts');
  const [run] = await tx.query<{ id: string }>(
    `select id from app_public.payout_runs where status = 'PROPOSED'`,
  );
  return run?.id ?? null;
}

export const approve = (tx: TestTransaction, invoicer: PayoutInvoicer, id: string) =>
  call(tx, invoicer.approver, 'approve_payout_run', { id });

/** Records the file of a run as written, as the worker does. */
export async function send(tx: TestTransaction, id: string): Promise<void> {
  const ids = await tx.query<{ id: string }>(
    `select end_to_end_id as id from app_public.payouts where payout_run_id = $1 and status = 'SENT'`,
    [id],
  );
  const fileId = await workerCall<string>(
    ...([tx, 'register_file', null, 'run.xml', 'application/xml', 1, Buffer.alloc(32)] as const),
    `payout-files/${id}.xml`,
    null,
  );
  await workerCall(
    ...([tx, 'record_payout_file', id, fileId] as const),
    ids.map((row) => row.id),
  );
  await workerCall(tx, 'record_payout_run_sent', id);
}

/** A run of all owed amounts, approved and with its file written. */
export async function sentRun(tx: TestTransaction, invoicer: PayoutInvoicer): Promise<string> {
  const id = (await propose(tx))!;
  await approve(tx, invoicer, id);
  await send(tx, id);
  return id;
}

export const payoutsOf = (tx: TestTransaction, runId: string): Promise<Payout[]> =>
  tx.query<Payout>(
    `select id, status::text, held_reason::text as held, reason, amount_minor::int as amount, payable_minor::int as payable,
       salary_tax_minor::int as tax, end_to_end_id as "endToEndId", account_number as account, paid_on::text as "paidOn",
       gross_salary_minor::int as gross, bank_status as "bankStatus"
     from app_public.payouts where payout_run_id = $1 order by id`,
    [runId],
  );

export const runOf = async (tx: TestTransaction, id: string) => {
  const [run] = await tx.query(
    `select status::text, payout_count as count, held_count as held, amount_minor::int as amount, salary_tax_minor::int as tax
     from app_public.payout_runs where id = $1`,
    [id],
  );
  return run!;
};

export const owedTo = async (tx: TestTransaction, invoicer: Invoicer): Promise<number> => {
  const [row] = await tx.query<{ owed: number }>(
    'select balance_minor::int as owed from app_public.finance_accounts where freelance_profile_id = $1',
    [invoicer.profile.id],
  );
  return row?.owed ?? 0;
};

/** Records the bank's status of a payout, as the worker does. */
export const bankSays = (
  tx: TestTransaction,
  payout: Payout,
  status: string,
  reason: string | null = null,
) =>
  workerCall<boolean>(tx, 'record_payout_status', payout.endToEndId, status, reason, '2026-11-27');

/** Has one operator propose all owed amounts, another approve them, and the bank pay them. Returns the run's id. */
export async function payAll(tx: TestTransaction, invoicer: PayoutInvoicer): Promise<string> {
  const { id } = await call(tx, invoicer.finance, 'create_payout_run', {});
  await approve(tx, invoicer, id);
  await send(tx, id);
  for (const payout of await payoutsOf(tx, id)) await bankSays(tx, payout, 'ACSC');
  return id;
}

/** One sent payout, and the books before it. */
export async function onItsWay(tx: TestTransaction, invoicer: PayoutInvoicer) {
  await paidInvoice(tx, invoicer);
  const before = await ledgerOf(tx);
  const runId = await sentRun(tx, invoicer);
  const [payout] = await payoutsOf(tx, runId);
  const state = async () => (await payoutsOf(tx, runId))[0]!;
  return { before, runId, payout: payout!, state };
}
