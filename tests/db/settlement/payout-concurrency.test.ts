import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { TestTransaction } from '../../support/test-transaction.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import type { Finance } from './at-finance.ts';
import { ledgerOf } from './ledger-of.ts';
import { bankSays, makeDue, paidInvoice, payoutsOf, readyForPayout, send } from './payouts.ts';

// Goal: concurrent calls make no payout twice and lose no øre.
// Method: real transactions on connections of their own, committed, in a race.

const RACERS = 6;
let database: TestDatabase;
let pool: pg.Pool;
let invoicer: Finance;
let approver: Actor;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.superuserUrl, max: RACERS + 2 });
  await committed(async (tx) => {
    const { who: finance } = await anOperator(tx, 'FINANCE');
    approver = (await anOperator(tx, 'FINANCE')).who;
    invoicer = { ...(await makeInvoicer(tx)), finance };
    await readyForPayout(tx, invoicer);
    await makeDue(tx);
  });
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

/** The number of concurrent works that succeeded; the others must have been refused. */
async function race(...works: ((tx: TestTransaction) => Promise<unknown>)[]): Promise<number> {
  const ends = await Promise.allSettled(works.map((work) => committed(work)));
  const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  for (const fault of faults) expect(fault).toMatchObject({ code: 'AP001' });
  return ends.length - faults.length;
}

const many = (work: (tx: TestTransaction) => Promise<unknown>) => Array(RACERS).fill(work);
const approves = (id: string) => (tx: TestTransaction) =>
  call(tx, approver, 'approve_payout_run', { id });
const cancels = (id: string) => (tx: TestTransaction) =>
  call(tx, invoicer.finance, 'cancel_payout_run', { id, reason: 'Wrong' });
const createRun = () => committed((tx) => call(tx, invoicer.finance, 'create_payout_run', {}));
const runs = () =>
  committed((tx) =>
    tx.query<{ id: string; status: string }>(
      'select id, status::text from app_public.payout_runs order by number',
    ),
  );

test('one of many workers proposes, one of many operators approves, and many confirmations count once', async () => {
  await committed((tx) => paidInvoice(tx, invoicer));
  await race(...many((tx) => workerCall(tx, 'propose_payouts')));
  const [run, ...others] = await runs();
  expect(others).toEqual([]);
  expect(await race(...many(approves(run!.id)))).toBe(1);
  expect(await committed(ledgerOf)).toMatchObject({ PAYOUT_CLEARING: -582_903 });

  await committed((tx) => send(tx, run!.id));
  const [payout] = await committed((tx) => payoutsOf(tx, run!.id));
  await race(...many((tx) => bankSays(tx, payout!, 'ACSC')));
  const books = await committed(ledgerOf);
  expect(books).not.toHaveProperty('PAYOUT_CLEARING');
  expect(books.BANK).toBe(1_250_000 - 582_903);
  expect(await runs()).toMatchObject([{ status: 'DONE' }]);
  const transfers = await committed((tx) => tx.query('select from app_public.transfers'));
  expect(transfers).toHaveLength(1);
});

test('a concurrent approval and cancellation succeed once', async () => {
  await committed((tx) => paidInvoice(tx, invoicer));
  const { id } = await createRun();
  expect(await race(approves(id), cancels(id))).toBe(1);
  const status = (await runs()).at(-1)!.status;
  const [payout] = await committed((tx) => payoutsOf(tx, id));
  expect([status, payout!.status]).toEqual(
    status === 'APPROVED' ? ['APPROVED', 'SENT'] : ['CANCELLED', 'HELD'],
  );
  if (status === 'CANCELLED') return;
  await committed((tx) => send(tx, id));
  await committed((tx) => bankSays(tx, payout!, 'ACSC'));
});

test('a concurrent confirmation and rejection count once', async () => {
  await committed((tx) => paidInvoice(tx, invoicer));
  const { id } = await createRun();
  await committed(approves(id));
  await committed((tx) => send(tx, id));
  const [payout] = await committed((tx) => payoutsOf(tx, id));
  const before = (await committed(ledgerOf)).BANK!;
  await race(
    ...many((tx) => bankSays(tx, payout!, 'ACSC')).slice(0, 3),
    ...many((tx) => bankSays(tx, payout!, 'RJCT')).slice(0, 3),
  );
  const [after] = await committed((tx) => payoutsOf(tx, id));
  const books = await committed(ledgerOf);
  expect(books.PAYOUT_CLEARING ?? 0).toBe(0);
  if (after!.status === 'PAID') expect(books.BANK).toBe(before - payout!.amount);
  else expect([after!.status, books.BANK]).toEqual(['REJECTED', before]);
});

test('a payment reversed while its run is approved is held or owed, never both paid and lost', async () => {
  const { paymentId } = await committed((tx) => paidInvoice(tx, invoicer));
  const { id } = await createRun();
  const reason = 'The bank took it back';
  await race(approves(id), (tx) =>
    call(tx, invoicer.finance, 'create_payment_reversal', { id: paymentId, reason }),
  );
  const rows = await committed((tx) =>
    tx.query(`select claim, failed::int from app_private.proof() where failed > 0`),
  );
  expect(rows).toEqual([]);
});
