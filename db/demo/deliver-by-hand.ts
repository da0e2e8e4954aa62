import type { Connections } from './connections.ts';

const TAKEN_BACK = [
  'accounts/send_mail',
  'identity/tell_operators',
  'invoicing/deliver_invoice',
  'invoicing/publish_invoice',
  'invoicing/review_invoice',
  'partners/show_invoice',
];

/**
 * Notes for old invoices that the client got them, in the past: the delivery is made and reported
 * by the product's functions; only the last of them does not arrive. The jobs that would send mail
 * today are taken back, and so are those of the steps that were taken here.
 */
export async function deliverByHand(
  { owner, worker }: Pick<Connections, 'owner' | 'worker'>,
  ages: { id: string; days: number; minutes: number }[],
): Promise<void> {
  const since = await owner.query('select clock_timestamp() as at');
  const sent = await sendAnew(
    owner,
    ages.map((age) => age.id),
  );
  const lost = sent.pop();
  for (const id of sent) await worker.query('select app_private.record_delivery($1)', [id]);
  if (lost) await giveUpOne({ owner, worker }, lost);
  await owner.query(
    `select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker.jobs j
     where j.task_identifier = any ($1) and j.attempts < j.max_attempts having count(*) > 0`,
    [TAKEN_BACK],
  );
  // Events since the first ageing are moved to their time, not today's.
  await ageWhatIsNew(owner, ages, since.rows[0].at);
}

/** Makes the sendings, in the name of an operator, instead of the notes that nothing was sent. */
async function sendAnew(owner: Connections['owner'], ids: string[]): Promise<string[]> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.operator_role', 'REVIEW', true)`);
    await client.query(
      `delete from app_public.deliveries where invoice_id = any ($1) and channel = 'NONE'`,
      [ids],
    );
    const { rows } = await client.query(
      `select app_private.create_delivery(i.id, 'EMAIL', c.email::text) as id
       from app_public.invoices i join app_public.clients c on c.id = i.client_id
       where i.id = any ($1) and i.status in ('PUBLISHED', 'RESOLVED')
       order by i.status = 'PUBLISHED', i.created_at`,
      [ids],
    );
    await client.query('commit');
    return rows.map((row) => row.id);
  } finally {
    client.release();
  }
}

async function ageWhatIsNew(
  owner: Connections['owner'],
  ages: { id: string; days: number; minutes: number }[],
  since: Date,
): Promise<void> {
  await owner.query(`do $$ begin
    alter table app_public.events disable trigger user;
    alter table app_public.deliveries disable trigger user;
  end $$`);
  const list = JSON.stringify(ages);
  const recordset = `jsonb_to_recordset($1) as a (id uuid, days int, minutes int)`;
  const back = 'make_interval(days => a.days, mins => a.minutes)';
  await owner.query(
    `update app_public.events e set occurred_at = occurred_at - ${back}
     from ${recordset} where a.id = e.entity_id and e.event_type in ('SENT', 'RENDERED')`,
    [list],
  );
  await owner.query(
    `update app_public.deliveries d set created_at = created_at - ${back}, sent_at = sent_at - ${back}
     from ${recordset} where a.id = d.invoice_id and d.created_at >= $2`,
    [list, since],
  );
  await owner.query(`do $$ begin
    alter table app_public.events enable trigger user;
    alter table app_public.deliveries enable trigger user;
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
