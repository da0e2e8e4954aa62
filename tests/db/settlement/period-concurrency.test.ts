import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prove } from '#db/tools/prove.ts';
import type { Actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { TestTransaction } from '../../support/test-transaction.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { monthOf, periodOf, postOn } from './ledger-history.ts';

// Goal: a month that is closed during postings has exactly the postings before it, and the chain of seals has each
// journal once, also with concurrent or killed sealers.
// Method: real transactions on connections of their own, in a race.

let database: TestDatabase;
let pool: pg.Pool;
let finance: Actor;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.superuserUrl, max: 12 });
  finance = await committed(async (tx) => (await anOperator(tx, 'FINANCE')).who);
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

const proof = async () => (await committed((tx) => prove(tx.client))).lines;
const faults = async () => (await proof()).filter((line) => line.startsWith('FAILED'));

// Requirements: B10.11
test('a posting during the closing of a month counts in it or in the next', async () => {
  const [month, next] = await committed(async (tx) => [
    await monthOf(tx, -1),
    await monthOf(tx, 0),
  ]);
  const id = await committed(async (tx) => {
    await postOn(tx, month, 1, 'race:first');
    await workerCall(tx, 'open_accounting_periods');
    return periodOf(tx, month);
  });
  const post = (at: number) => committed((tx) => postOn(tx, month, 1, `race:${at}`));
  const numbers = Array.from({ length: 40 }, (_, at) => at);
  const close = committed((tx) =>
    call(tx, finance, 'close_accounting_period', { id, reason: 'Reconciled' }),
  );
  const [closed, ...posted] = await Promise.all([close, ...numbers.map(post)]);
  const inMonth = posted.filter((journal) => journal.occurred_on === month).length;
  expect(closed).toMatchObject({ status: 'CLOSED', journal_count: inMonth + 1 });
  expect(posted.filter((journal) => journal.occurred_on === next)).toHaveLength(40 - inMonth);
  expect(await faults()).toEqual([]);
});

test('the closing waits for a posting in progress', async () => {
  const month = await committed((tx) => monthOf(tx, 0));
  const slow = await pool.connect();
  await slow.query('begin');
  await postOn(new TestTransaction(slow), month, 1, 'slow:1');
  const lock = await committed((tx) =>
    tx.query<{ free: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended('accounting periods', 0)) as free`,
    ),
  );
  expect(lock).toEqual([{ free: false }]);
  await slow.query('commit');
  slow.release();
});

test('only one of two sealers seals, and a killed one leaves no partial work', async () => {
  const [{ count } = { count: 0 }] = await committed((tx) =>
    tx.query<{ count: number }>('select count(*)::int from app_public.journals'),
  );
  const dying = await pool.connect();
  const [{ pid } = { pid: 0 }] = (
    await dying.query<{ pid: number }>('select pg_backend_pid() as pid')
  ).rows;
  await dying.query('begin');
  await dying.query('select app_private.seal_books()');
  expect(await committed((tx) => workerCall(tx, 'seal_books'))).toBe('0');
  // The server's message and the closed socket are two errors; without a listener each would end the test run.
  dying.on('error', () => undefined);
  const died = new Promise((resolve) => dying.once('end', resolve));
  await committed((tx) => tx.query('select pg_terminate_backend($1)', [pid]));
  await died;
  dying.release(true);
  await expect
    .poll(() => committed((tx) => workerCall<string>(tx, 'seal_books', 7)), { timeout: 10_000 })
    .toBe('7');
  const seals = await Promise.all(
    Array.from({ length: 6 }, () => committed((tx) => workerCall<string>(tx, 'seal_books'))),
  );
  const sealed = seals.map(Number).reduce((all, one) => all + one, 0);
  expect(sealed).toBe(count - 7);
  expect(await faults()).toEqual([]);
  expect((await proof()).join('\n')).toContain(`SEALS_ARE_CHAINED (${count})`);
});
