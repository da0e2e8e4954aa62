import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Invoicer, makeDraft, makeInvoicer } from '../../db/invoicing/draft.ts';
import { call } from '../../db/payout/call.ts';
import { verifyProfile } from '../../db/payout/verify-profile.ts';
import { actor } from '../../support/actor.ts';
import { startWorld, type World } from '../support/start-world.ts';

// Goal: invoices to a bankrupt client are reviewed, and an unavailable register blocks no invoice.
// Method: the real queue and the sandbox's register, which is made to fail.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());
beforeEach(() => register('ok'));

/** In the sandbox's register. */
const sound = '310238996';
const bankrupt = '310951706';

async function register(fault: 'ok' | 'down' | 'slow'): Promise<void> {
  const url = `http://127.0.0.1:${world.sandbox.port}/sandbox/api/faults`;
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ service: 'register', fault }),
  });
  expect(answer.status).toBe(200);
}

/** A verified freelancer, whose second invoice needs no review if the client is sound. */
async function knownInvoicer(orgNumber: string): Promise<Invoicer> {
  return world.database.committed(async (tx) => {
    const invoicer = await makeInvoicer(tx, 'individual', { orgNumber });
    await verifyProfile(tx, invoicer.profile.id);
    const { id } = await makeDraft(tx, invoicer);
    await call(tx, invoicer.owner, 'submit_invoice', { id });
    await call(tx, actor.operator('REVIEW'), 'approve_invoice', { id });
    return invoicer;
  });
}

async function submit(invoicer: Invoicer): Promise<string> {
  return world.database.committed(async (tx) => {
    const { id } = await makeDraft(tx, invoicer);
    await call(tx, invoicer.owner, 'submit_invoice', { id });
    return id;
  });
}

async function one<Row extends object>(text: string, value: string): Promise<Row | undefined> {
  const rows = await world.database.committed((tx) => tx.query<Row>(text, [value]));
  return rows[0];
}

const statusOf = (id: string) =>
  one<{ status: string }>('select status from app_public.invoices where id = $1', id);
const entryOf = (number: string) =>
  one<{ state: string; roles: object[] }>(
    'select state, roles from app_public.register_entries where organization_number = $1',
    number,
  );

test('a typed client is looked up, and an invoice to a sound one needs no review', async () => {
  const invoicer = await knownInvoicer(sound);
  const id = await submit(invoicer);
  await world.runJobs();
  expect(await statusOf(id)).toEqual({ status: 'PUBLISHED' });
  expect(await entryOf(sound)).toEqual({
    state: 'SOUND',
    roles: expect.arrayContaining([
      expect.objectContaining({ role: 'DAGL', title: 'Daglig leder', name: expect.any(String) }),
    ]),
  });
});

test('a typed client that is bankrupt waits for an operator', async () => {
  const invoicer = await knownInvoicer(bankrupt);
  const id = await submit(invoicer);
  await world.runJobs();
  expect(await statusOf(id)).toEqual({ status: 'SUBMITTED' });
  expect(await entryOf(bankrupt)).toMatchObject({ state: 'BANKRUPT' });
  await expect(submit(invoicer)).rejects.toThrow(/CLIENT_INSOLVENT/);
});

// A slow register takes longer than the timeout.
test.each(['down', 'slow'] as const)(
  'while the register is %s the invoice waits, and only the look-up fails',
  {
    timeout: 60_000,
  },
  async (fault) => {
    const invoicer = await knownInvoicer(sound);
    const stale = `update app_public.register_entries set checked_at = now() - interval '25 hours' where organization_number = $1`;
    await one(stale, sound);
    await register(fault);
    const id = await submit(invoicer);
    await world.runJobs();
    expect(await statusOf(id)).toEqual({ status: 'SUBMITTED' });
    const waiting = await world.waiting();
    expect(waiting).toEqual([
      {
        task: 'payout/look_up_organization',
        // Slow enough that it may have been requested again meanwhile.
        attempts: expect.any(Number),
        error: expect.stringMatching(/register/),
      },
    ]);
    // The look-up is repeated by itself, and an operator decides on the invoice.
    await register('ok');
    await world.passTime();
    await world.runJobs();
    expect(await world.waiting()).toEqual([]);
  },
);

test('debtors and payees are looked up at night', async () => {
  const invoicer = await knownInvoicer(sound);
  await submit(invoicer);
  await world.runJobs();
  await one(
    `update app_public.register_entries set checked_at = '2026-01-01' where $1 <> ''`,
    'all',
  );
  await world.database.committed((tx) =>
    tx.as(actor.worker, (client) => client.query('select app_private.look_up_debtors()')),
  );
  await world.passTime();
  await world.runJobs();
  const old = `select organization_number from app_public.register_entries where checked_at < now() - interval '1 day' and organization_number = any ($1)`;
  expect(await one(old, `{${sound},${bankrupt}}`)).toBeUndefined();
});

test('a verification is announced by mail, once', async () => {
  const invoicer = await knownInvoicer(sound);
  await world.runJobs();
  const owner = await one<{ email: string }>(
    'select email from app_public.users where id = $1',
    invoicer.userId,
  );
  const mails = await world.inbox.of(owner?.email ?? '');
  expect(mails.map(({ subject }) => subject)).toContain('Kari Nordmann er bekreftet');
  await world.database.committed((tx) =>
    call(tx, actor.operator('REVIEW'), 'withdraw_freelance_profile', { id: invoicer.profile.id }),
  );
  await world.database.committed((tx) =>
    call(tx, actor.operator('REVIEW'), 'refuse_freelance_profile', {
      id: invoicer.profile.id,
      reason: 'Navnet stemmer ikke.',
    }),
  );
  await world.runJobs();
  const received = await world.inbox.of(owner?.email ?? '');
  const refusal = received.find(({ subject }) => subject.startsWith('Vi kunne ikke bekrefte'));
  expect(refusal?.text).toContain('Navnet stemmer ikke.');
});
