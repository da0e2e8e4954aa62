import type { Actor } from '../../support/actor.ts';
import { call } from '../../support/people/call.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { staffedTeam } from '../accounts/staffed-team.ts';
import { type Invoicer, makeDraft } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { workerCall } from '../invoicing/worker-call.ts';

/** The organisation number of the tests' clients. */
export const BUYER = '974760673';

export type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** A team that buys, with a user of each role. Its number is a claim until `verify` is called. */
export async function aBuyer(tx: TestTransaction) {
  const team = await staffedTeam(tx);
  await tx.query('update app_public.accounts set payouts_enabled = true where id = $1', [team.id]);
  return team;
}

/** Verifies the number as an operator does, and runs the follow-up jobs. */
export async function verify(
  tx: TestTransaction,
  operator: Actor,
  team: { id: string },
  number = BUYER,
): Promise<void> {
  await tx.query('update app_public.accounts set organization_number = $2 where id = $1', [
    team.id,
    number,
  ]);
  await call(tx, operator, 'verify_account_organization', { id: team.id });
  await follow(tx);
}

/** Runs the waiting jobs of the module in their order, as the worker does. */
export async function follow(tx: TestTransaction): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const [job] = await tx.query<{ id: string; task: string; row: string }>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and j.id = (
         select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier like 'purchases/%' order by j.id limit 1
       )
       returning j.id::text, t.identifier as task, j.payload ->> 'id' as row`,
    );
    if (!job) return done;
    await workerCall(tx, job.task.replace('purchases/', ''), job.row);
    done.push(job.task);
  }
}

/** An invoice to the seller's client, published, and copied to its buyer if there is one. */
export async function invoiced(
  tx: TestTransaction,
  seller: Invoicer,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { id } = await makeDraft(tx, seller, more);
  await publish(tx, seller, String(id));
  await follow(tx);
  return String(id);
}

export interface Bought {
  invoice: string;
  status: string;
  payment: string;
  remaining: number;
  paid: number;
  credited: number;
  supplier: string;
}

/** The purchases that a user reads. */
export const bought = (tx: TestTransaction, who: Actor): Promise<Bought[]> =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<Bought>(
      `select invoice_id as invoice, invoice_status::text as status, payment_status::text as payment,
         remaining_minor::int as remaining, paid_minor::int as paid, credited_minor::int as credited, supplier_name as supplier
       from app_public.purchases order by published_at, document_number`,
    );
    return rows;
  });

/** The events of a purchase, in order. */
export async function eventsOf(tx: TestTransaction, entity: string): Promise<string[]> {
  const rows = await tx.query<{ event_type: string }>(
    'select event_type from app_public.events where entity = $1 order by occurred_at, id',
    [entity],
  );
  return rows.map(({ event_type }) => event_type);
}
