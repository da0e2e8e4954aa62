import type { Pool } from 'pg';
import { inTransaction } from './actors.ts';
import type { Connections } from './connections.ts';
import type { Ago, PastDays } from './past-days.ts';

const TAKEN_BACK = [
  'accounts/send_mail',
  'identity/tell_operators',
  'invoicing/deliver_invoice',
  'invoicing/publish_invoice',
  'invoicing/review_invoice',
  'partners/show_invoice',
  'settlement/send_payout_run',
];

/**
 * Notes for old invoices that the client got them, in the past: the delivery is made and reported by the product's
 * functions; only the last one of an unpaid invoice does not arrive. The jobs that would send mail today are removed, and so are those of
 * the transitions made here.
 */
export async function deliverByHand(
  { owner, worker }: Pick<Connections, 'owner' | 'worker'>,
  past: PastDays,
  invoices: ({ id: string } & Ago)[],
): Promise<void> {
  await owner.query(
    `delete from app_public.deliveries where invoice_id = any ($1) and channel = 'NONE'`,
    [invoices.map(({ id }) => id)],
  );
  const last = await lastUnpaid(owner, invoices);
  for (const { id, ...ago } of invoices) {
    await past.ago(ago, async () => {
      const sent = await sendAnew(owner, id);
      if (sent && id === last) await giveUpOne({ owner, worker }, sent);
      else if (sent) await worker.query('select app_private.record_delivery($1)', [sent]);
    });
  }
  await past.move();
  await moveRendering(owner);
  await owner.query(
    `select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker.jobs j
     where j.task_identifier = any ($1) and j.attempts < j.max_attempts having count(*) > 0`,
    [TAKEN_BACK],
  );
}

async function lastUnpaid(owner: Pool, invoices: { id: string }[]): Promise<string | undefined> {
  const { rows } = await owner.query(
    `select i.id from app_public.invoices i join app_public.clients c on c.id = i.client_id and c.email is not null
     where i.id = any ($1) and i.status = 'PUBLISHED' order by i.created_at desc limit 1`,
    [invoices.map(({ id }) => id)],
  );
  return rows[0]?.id;
}

/** Creates the delivery of an invoice on behalf of an operator; null if nothing was sent. */
const sendAnew = (owner: Pool, invoiceId: string): Promise<string | null> =>
  inTransaction(owner, async (client) => {
    await client.query(`select set_config('app.operator_role', 'REVIEW', true)`);
    const { rows } = await client.query(
      `select app_private.create_delivery(i.id, 'EMAIL', c.email::text) as id
       from app_public.invoices i join app_public.clients c on c.id = i.client_id
       where i.id = $1 and i.status in ('PUBLISHED', 'RESOLVED')`,
      [invoiceId],
    );
    return rows[0]?.id ?? null;
  });

/** Dates each document by the event that it documents. */
async function moveRendering(owner: Pool): Promise<void> {
  await owner.query(`do $$ begin
    alter table app_public.events disable trigger user;
    update app_public.events e set occurred_at = (
      select max(before.occurred_at) from app_public.events before
      where before.entity_id = e.entity_id and before.event_type in ('PUBLISHED', 'ISSUED', 'CREATED')
    )
    where e.event_type = 'RENDERED';
    alter table app_public.events enable trigger user;
  end $$`);
}

/**
 * Exhausts the attempts of a delivery, so that operators find one in their queues: the failed job, and the
 * delivery that did not arrive. The product's own look at the queue records both.
 */
async function giveUpOne(
  { owner, worker }: Pick<Connections, 'owner' | 'worker'>,
  deliveryId: string,
): Promise<void> {
  await owner.query(
    `update graphile_worker._private_jobs
     set attempts = max_attempts, last_error = 'connect ETIMEDOUT 203.0.113.25:25'
     where payload ->> 'deliveryId' = $1`,
    [deliveryId],
  );
  await worker.query('select app_private.report_failed_jobs()');
}
