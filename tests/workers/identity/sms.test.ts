// Goal: a code reaches the phone once, whatever happens to the gateway and the worker. Method: a
// real queue, the sandbox's gateway made to fail, time moved in the rows.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSmsGateway } from '#workers/core/create-sms-gateway.ts';
import { sendSms } from '#workers/modules/identity/send_sms.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { startWorld, type World } from '../support/start-world.ts';

type Code = { id: string; wasSent: boolean; hasFailed: boolean };

let world: World;
let to: string;
let digits = 1_000_000;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.inbox.fault('sms', 'ok');
  await world.database.committed((tx) => tx.query('delete from graphile_worker._private_jobs'));
  digits += 1;
  to = `+479${digits}`;
  await ask();
});
afterAll(() => world.end());

/** A user requests a code; the worker has not run yet. */
async function ask(language: 'NB' | 'EN' = 'NB'): Promise<void> {
  await world.database.committed(async (tx) => {
    const { userId } = await registerPerson(tx, { language });
    await tx.query('delete from graphile_worker._private_jobs');
    await tx.query(
      `with p as (
         insert into app_public.phone_numbers (user_id, country_code, number, e164)
         values ($1, 'NO', substr($2, 4), $2) returning *)
       select app_private.text_sms_code(p, null) from p`,
      [userId, to],
    );
  });
}

async function codes(): Promise<Code[]> {
  return world.database.committed((tx) =>
    tx.query<Code>(
      `select c.id, c.sent_at is not null as "wasSent", c.failed_at is not null as "hasFailed"
       from app_private.sms_codes c join app_public.phone_numbers p on p.id = c.phone_number_id
       where p.e164 = $1`,
      [to],
    ),
  );
}

test('the code is sent, in the language of its reader, and the queue deletes it', async () => {
  await world.runJobs();
  const [code] = await codes();
  expect(await world.inbox.sms(to)).toMatchObject([
    {
      messageId: code!.id,
      from: 'Honorar',
      text: expect.stringMatching(/^\d{5} er koden din hos Honorar\. Den virker i 10 minutter\./),
    },
  ]);
  expect(code).toMatchObject({ wasSent: true, hasFailed: false });
  await expect.poll(world.waiting).toEqual([]);
  to = '+4790000000';
  await ask('EN');
  await world.runJobs();
  expect((await world.inbox.sms(to))[0]!.text).toMatch(/^\d{5} is your code at Honorar/);
});

test('a repeated run sends it once, also when the worker died before reporting it', async () => {
  const [code] = await codes();
  const run = () => sendSms({ codeId: code!.id, code: '12345' }, world.context);
  await run();
  await run();
  await world.database.committed((tx) =>
    tx.query('update app_private.sms_codes set sent_at = null where id = $1', [code!.id]),
  );
  await run();
  expect(await world.inbox.sms(to)).toHaveLength(1);
  expect(await codes()).toMatchObject([{ wasSent: true }]);
});

test('while the gateway is down the job waits, and runs when it is up', async () => {
  await world.inbox.fault('sms', 'down');
  await world.runJobs();
  expect(await world.inbox.sms(to)).toEqual([]);
  expect(await world.waiting()).toMatchObject([
    { task: 'identity/send_sms', attempts: 1, error: expect.stringContaining('503') },
  ]);
  await world.inbox.fault('sms', 'ok');
  await world.passTime();
  await world.runJobs();
  expect(await world.inbox.sms(to)).toHaveLength(1);
  await expect.poll(world.waiting).toEqual([]);
});

test('a code that has expired meanwhile is not sent', async () => {
  await world.inbox.fault('sms', 'down');
  await world.runJobs();
  await world.database.committed((tx) =>
    tx.query(`update app_private.sms_codes set expires_at = now() - interval '1 second'`),
  );
  await world.inbox.fault('sms', 'ok');
  await world.passTime();
  await world.runJobs();
  expect(await world.inbox.sms(to)).toEqual([]);
  await expect.poll(world.waiting).toEqual([]);
});

test('a number that the network refuses is not tried again, and the code is marked as failed', async () => {
  await world.inbox.fault('sms', 'refuses');
  await world.runJobs();
  expect(await world.inbox.sms(to)).toEqual([]);
  await expect.poll(world.waiting).toEqual([]);
  expect(await codes()).toMatchObject([{ wasSent: false, hasFailed: true }]);
  expect(world.context.smsGateway.isResting()).toBe(false);
});

test('a gateway that fails five times in a row is not called for a while', async () => {
  const gateway = createSmsGateway('http://someone:secret@127.0.0.1:1/', 'Honorar');
  for (let i = 0; i < 5; i++) {
    expect(gateway.isResting()).toBe(false);
    await expect(gateway.send({ id: 'x', to, text: 'x' })).rejects.toThrow();
  }
  expect(gateway.isResting()).toBe(true);
});

test('expired codes and numbers are deleted by the nightly job', async () => {
  const counts = () =>
    world.database.committed((tx) =>
      tx.query<{ codes: number; numbers: number }>(
        `select (select count(*)::int from app_private.sms_codes) as codes,
           (select count(*)::int from app_public.phone_numbers where e164 = $1) as numbers`,
        [to],
      ),
    );
  await world.database.committed(async (tx) => {
    await tx.query(`update app_private.sms_codes set created_at = now() - interval '25 hours'`);
    await tx.query(`update app_public.phone_numbers set last_used_at = now() - interval '31 days'`);
    await tx.query(`select app_private.enqueue('identity/forget_sign_in_traces', '{}')`);
  });
  await world.runJobs();
  expect(await counts()).toEqual([{ codes: 0, numbers: 0 }]);
});
