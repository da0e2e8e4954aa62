// Goal: every message is sent once, however often its job runs.
// Method: every kind of mail and SMS goes through a real queue to a real mail server and a gateway;
// then each of those jobs is run again, one after the other and all at once, and the arrivals are
// counted. A sending task that this walk misses fails the test.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '#db/tools/with-client.ts';
import { createOutbox } from '#workers/core/create-outbox.ts';
import { createSmsGateway } from '#workers/core/create-sms-gateway.ts';
import { loadTasks } from '#workers/core/load-tasks.ts';
import type { OutsideTask } from '#workers/core/worker-task.ts';
import { makePublished } from '../../db/invoicing/credit/credit.ts';
import { makeDraft, makeInvoicer } from '../../db/invoicing/draft.ts';
import { call } from '../../db/payout/call.ts';
import { verifyProfile } from '../../db/payout/verify-profile.ts';
import { makeStatement } from '../../db/settlement/client-statement.ts';
import { actor } from '../../support/actor.ts';
import { enqueueSupportMails } from '../../support/enqueue-support-mails.ts';
import { anOperator } from '../../support/fixtures/an-operator.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { MODULES, startWorld, type World } from '../support/start-world.ts';
import { approveInvoice } from '../support/submit-invoice.ts';

type Job = { task: string; payload: Record<string, string> };

let world: World;
let senders: Map<string, OutsideTask>;
let texted = 0;
const gateway = createServer((_request, response) => {
  texted += 1;
  response.writeHead(202).end();
});

beforeAll(async () => {
  world = await startWorld();
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const { port } = gateway.address() as AddressInfo;
  const smsGateway = createSmsGateway(`http://127.0.0.1:${port}`, 'Honorar');
  world.context.outbox = createOutbox({ ...world.context, smsGateway });
  senders = new Map();
  for (const [name, task] of await loadTasks(MODULES)) {
    if ('reaches' in task && ['mail', 'sms'].includes(task.reaches)) senders.set(name, task);
  }
  // The queue deletes a job when it is done, so a trigger records it here.
  await withClient(world.database.superuserUrl, (client) =>
    client.query(`
      create table public.seen_jobs (task text, payload json);
      create function public.see_job() returns trigger language plpgsql security definer as $$
      begin
        insert into public.seen_jobs
        select t.identifier, new.payload from graphile_worker._private_tasks t where t.id = new.task_id;
        return new;
      end $$;
      create trigger see after insert on graphile_worker._private_jobs
        for each row execute function public.see_job();`),
  );
});
afterAll(async () => {
  gateway.close();
  await world.end();
});

const mailed = async () => {
  const url = `http://127.0.0.1:${world.sandbox.port}/sandbox/api/messages`;
  return ((await (await fetch(url)).json()) as unknown[]).length;
};
/** As in the queue: a follower of an event is first checked to be due. */
const run = async ({ task, payload }: Job) => {
  const isDue = 'is_follower_due';
  if (payload.eventId && !(await world.context.database.call(isDue, task, JSON.stringify(payload))))
    return;
  await senders.get(task)?.(payload, world.context);
};
const asOwner = (...statements: string[]) =>
  withClient(world.database.superuserUrl, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

async function seen(): Promise<Job[]> {
  const { rows } = await withClient(world.database.superuserUrl, (client) =>
    client.query<Job>(
      'select distinct on (task, payload::text) task, payload from public.seen_jobs',
    ),
  );
  return rows.filter(({ task }) => senders.has(task));
}

/** A question that has not been sent yet. */
async function question(): Promise<Job> {
  const [job] = (await seen()).filter(({ task }) => task === 'clients/send_support_message');
  return { task: job?.task ?? '', payload: { ...job?.payload, id: randomUUID() } };
}

/** Every message that the product sends by itself, once. */
async function sendEverything(): Promise<void> {
  await approveInvoice(world);
  await world.database.committed(async (tx) => {
    const invoicer = await makeInvoicer(tx, 'individual', { email: 'rejected@example.no' });
    const { id } = await makeDraft(tx, invoicer);
    await tx.query(
      `insert into app_public.phone_numbers (user_id, country_code, number, e164, token_verified_at)
       values ($1, 'NO', '91234568', '+4791234568', now())`,
      [invoicer.userId],
    );
    await tx.query(
      `insert into app_public.followers (module, entity, event_type, task, message, recipient)
       values ('invoicing', 'invoices', 'REJECTED', 'accounts/send_sms', 'invoice_rejected', 'OWNER')`,
    );
    await call(tx, invoicer.owner, 'submit_invoice', { id });
    await call(tx, actor.operator('REVIEW'), 'reject_invoice', { id, reason: 'Feil timepris.' });
    await verifyProfile(tx, invoicer.profile.id);
    const creditor = await makeInvoicer(tx, 'individual', { email: 'statement@example.no' });
    await makePublished(tx, creditor);
    const statement = await makeStatement(tx, creditor);
    await call(tx, creditor.owner, 'send_client_statement_via_email', { id: statement.id });
    await anOperator(tx, 'ADMIN');
    const received = { id: randomUUID(), count: 1, tasks: ['invoicing/publish_invoice'] };
    await tx.query(`select app_private.enqueue('identity/tell_operators', $1)`, [received]);
    const { userId } = await registerPerson(tx);
    await tx.query(`select app_private.mail_one_time_link($1, 'CONFIRM')`, [userId]);
    await tx.query(`select app_private.mail_one_time_link($1, 'SIGN_IN', '/')`, [userId]);
    await tx.query(
      `with p as (
         insert into app_public.phone_numbers (user_id, country_code, number, e164)
         values ($1, 'NO', '91234567', '+4791234567') returning *)
       select app_private.text_sms_code(p, null), app_private.record_event('phone_numbers', p.id, null, 'PROVEN', null) from p`,
      [userId],
    );
  });
  await enqueueSupportMails(world.database, 1);
  await world.runJobs();
}

test('every sending task is run repeatedly, and sends once', async () => {
  await sendEverything();
  const jobs = await seen();
  expect([...senders.keys()].filter((name) => !jobs.some(({ task }) => task === name))).toEqual([]);
  const [mails, texts] = [await mailed(), texted];
  // A rejection, a publication with its delivery, a statement, two links and a question; a code.
  expect(mails).toBeGreaterThanOrEqual(7);
  for (const job of [...jobs, ...jobs]) await run(job);
  await Promise.all([...jobs, ...jobs, ...jobs].map(run));
  expect([await mailed(), texted]).toEqual([mails, texts]);

  // As if each run had died before reporting to the module; the sending itself was recorded.
  await asOwner(
    'update app_public.deliveries set sent_at = null',
    'update app_private.sms_codes set sent_at = null',
    'update app_public.client_statements set sent_at = null',
  );
  for (const job of jobs) await run(job);
  expect([await mailed(), texted]).toEqual([mails, texts]);
});

test('of many simultaneous runs one sends', async () => {
  const before = await mailed();
  const fresh = await question();
  const runs = await Promise.allSettled(Array.from({ length: 5 }, () => run(fresh)));
  expect(await mailed()).toBe(before + 1);
  for (const one of runs) {
    if (one.status === 'rejected') expect(String(one.reason)).toContain('another run is sending');
  }
});

test('a run that died midway blocks others for its maximum duration, and is then repeated', async () => {
  const fresh = await question();
  const claim = [
    'claim_message',
    'support',
    fresh.payload.id ?? '',
    fresh.payload.to ?? '',
  ] as const;
  const before = await mailed();
  expect(await world.context.database.call(...claim)).toBe('SEND');
  await expect(run(fresh)).rejects.toThrow('another run is sending');
  await asOwner(
    `update app_private.sent_messages set claimed_at = now() - interval '61 seconds' where sent_at is null`,
  );
  await run(fresh);
  await run(fresh);
  expect(await mailed()).toBe(before + 1);
});

test('a refused or failed message is free for the next attempt', async () => {
  const fresh = await question();
  const before = await mailed();
  await world.inbox.fault('mail', 'refuses');
  await expect(run(fresh)).rejects.toThrow();
  await world.inbox.fault('mail', 'ok');
  await run(fresh);
  expect(await mailed()).toBe(before + 1);
});

test('an expired link is not mailed', async () => {
  const before = await mailed();
  await world.database.committed(async (tx) => {
    const { userId } = await registerPerson(tx);
    await tx.query(`select app_private.mail_one_time_link($1, 'CONFIRM')`, [userId]);
    await tx.query(
      `update app_private.one_time_links set expires_at = now() - interval '1 second' where user_id = $1`,
      [userId],
    );
  });
  await world.runJobs();
  expect(await world.waiting()).toEqual([]);
  expect(await mailed()).toBe(before);
});
