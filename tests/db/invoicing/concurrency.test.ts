import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { registerSays } from '../payout/register-says.ts';
import { verifyProfile } from '../payout/verify-profile.ts';
import { type Invoicer, makeDraft, makeInvoicer } from './draft.ts';
import { passesLuhn } from './passes-luhn.ts';
import { workerCall } from './worker-call.ts';

// Goal: invoice numbers have no gaps and no duplicates, and concurrent calls have one effect.
// Method: real transactions on connections of their own, committed, in a race.

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.superuserUrl, max: 8 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function committed<T>(work: (tx: TestTransaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(new TestTransaction(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function approved(invoicer: Invoicer, count: number): Promise<string[]> {
  return committed(async (tx) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const { id } = await makeDraft(tx, invoicer);
      await call(tx, invoicer.owner, 'submit_invoice', { id });
      await call(tx, actor.operator('REVIEW'), 'approve_invoice', { id });
      ids.push(id);
    }
    return ids;
  });
}

async function verifiedInvoicer(): Promise<Invoicer> {
  return committed(async (tx) => {
    const invoicer = await makeInvoicer(tx);
    await verifyProfile(tx, invoicer.profile.id);
    return invoicer;
  });
}

test('concurrent publications have numbers without gaps, and failed ones return their numbers', async () => {
  const invoicer = await verifiedInvoicer();
  const other = await verifiedInvoicer();
  await committed((tx) =>
    call(tx, invoicer.owner, 'update_freelance_profile', {
      id: invoicer.profile.id,
      attributes: { invoiceStartingNumber: 4711 },
    }),
  );
  const ids = await approved(invoicer, 20);
  const theirs = await approved(other, 5);
  const publish = (id: string) => committed((tx) => workerCall(tx, 'publish_invoice', id));
  const dieAfter = (id: string) =>
    committed(async (tx) => {
      await workerCall(tx, 'publish_invoice', id);
      throw new Error('the machine died here');
    });
  // Every third fails after it got its number, while the others wait for the next one.
  const tries = ids.map((id, n) => (n % 3 === 0 ? dieAfter(id) : publish(id)));
  await Promise.allSettled([...tries, ...theirs.map(publish)]);
  // Runs each job again, as after a crash: those that are done change nothing.
  await Promise.all(ids.map(publish));

  const { rows } = await pool.query(
    `select freelance_profile_id as profile, invoice_number, kid, document_number from app_public.invoices
     where freelance_profile_id in ($1, $2) order by invoice_number`,
    [invoicer.profile.id, other.profile.id],
  );
  const mine = rows.filter((row) => row.profile === invoicer.profile.id);
  expect(mine.map((row) => row.invoice_number)).toEqual(ids.map((_, n) => 4711 + n));
  expect(mine.map((row) => row.document_number)).toEqual(
    ids.map((_, n) => `${invoicer.profile.profile_number}-${4711 + n}`),
  );
  const rest = rows.filter((row) => row.profile !== invoicer.profile.id);
  expect(rest.map((row) => row.invoice_number)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(rows.map((row) => row.kid)).size).toBe(rows.length);
  expect(rows.filter((row) => !passesLuhn(row.kid))).toEqual([]);
  const events = await pool.query(
    `select count(*)::int as n from app_public.events where event_type = 'PUBLISHED' and account_id = $1`,
    [invoicer.accountId],
  );
  expect(events.rows[0].n).toBe(ids.length);
});

test('an invoice that is published twice at the same time gets one number', async () => {
  const invoicer = await verifiedInvoicer();
  const [id] = await approved(invoicer, 1);
  const publish = () => committed((tx) => workerCall(tx, 'publish_invoice', id));
  expect(await Promise.all([publish(), publish(), publish()])).toEqual(Array(3).fill('PUBLISHED'));
  const { rows } = await pool.query(
    'select next_number from app_private.invoice_number_series where freelance_profile_id = $1',
    [invoicer.profile.id],
  );
  expect(rows).toEqual([{ next_number: 2 }]);
});

async function race(who: Actor, name: string, input: unknown) {
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => committed((tx) => call(tx, who, name, input))),
  );
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { detail?: string }).detail] : [],
  );
  return { done: results.length - refused.length, refused };
}

// Requirements: B4.1
test('one of several concurrent submissions succeeds, with one event and one job', async () => {
  const invoicer = await verifiedInvoicer();
  const { id } = await committed((tx) => makeDraft(tx, invoicer));
  const { done, refused } = await race(invoicer.owner, 'submit_invoice', { id });
  expect(done).toBe(1);
  expect(refused).toEqual(Array(2).fill('[{"code": "INVALID_TRANSITION", "path": ""}]'));
  const { rows } = await pool.query(
    `select count(*)::int as n from app_public.events where entity_id = $1 and event_type = 'SUBMITTED'`,
    [id],
  );
  expect(rows[0].n).toBe(1);
  const jobs = await pool.query('select from graphile_worker.jobs where key = $1', [
    `review_invoice:${id}`,
  ]);
  expect(jobs.rowCount).toBe(1);
});

test('three concurrent requests to send create one delivery', async () => {
  const invoicer = await verifiedInvoicer();
  const [id] = await approved(invoicer, 1);
  await committed((tx) => workerCall(tx, 'publish_invoice', id));
  const { done } = await race(invoicer.owner, 'send_invoice_via_email', { id });
  expect(done).toBe(1);
  const { rows } = await pool.query(
    'select count(*)::int as n from app_public.deliveries where invoice_id = $1',
    [id],
  );
  expect(rows[0].n).toBe(1);
});

test('two concurrent reviews cannot exceed the limit of automatic approval together', async () => {
  const invoicer = await verifiedInvoicer();
  const ids = await committed(async (tx) => {
    await registerSays(tx, '974760673');
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      const { id } = await makeDraft(tx, invoicer, {
        lines: [{ ...invoicer.work, quantity: '45' }],
      });
      await call(tx, invoicer.owner, 'submit_invoice', { id });
      made.push(id);
    }
    await call(tx, actor.operator('REVIEW'), 'approve_invoice', { id: made.shift() });
    return made;
  });
  // 45 000.00 each: the fifth would pass 200 000.00.
  const verdicts = await Promise.all(
    ids.map((id) => committed((tx) => workerCall(tx, 'review_invoice', id))),
  );
  expect(verdicts.sort()).toEqual([...Array(4).fill('APPROVED'), ...Array(2).fill('SUBMITTED')]);
});
