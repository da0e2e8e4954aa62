import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { TestTransaction } from '../../support/test-transaction.ts';
import { dayFromNow } from '../invoicing/day-from-now.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { paidInvoice, payAll, readyForPayout } from './payouts.ts';

// Goal: of many concurrent calls on the same card, order or month, one succeeds.
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

async function race(work: (tx: TestTransaction) => Promise<unknown>): Promise<number> {
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => committed(work)));
  return all.filter((one) => one.status === 'fulfilled').length;
}

const finances = () =>
  committed(async (tx) => ({
    ...(await makeInvoicer(tx)),
    finance: (await anOperator(tx, 'FINANCE')).who,
    approver: (await anOperator(tx, 'FINANCE')).who,
  }));

test('one claim of a year is created, and it is decided once', async () => {
  const invoicer = await finances();
  const attributes = {
    freelanceProfileId: invoicer.profile.id,
    incomeYear: Number(dayFromNow(0).slice(0, 4)),
    kind: 'NONE',
  };
  expect(await race((tx) => call(tx, invoicer.owner, 'create_tax_card', { attributes }))).toBe(1);
  const [card] = await committed((tx) =>
    tx.query<{ id: string }>('select id from app_public.tax_cards'),
  );
  const { id } = card!;
  let turn = 0;
  const answered = await race((tx) => {
    turn += 1;
    return turn % 2 === 0
      ? call(tx, invoicer.finance, 'confirm_tax_card', { id })
      : call(tx, invoicer.finance, 'reject_tax_card', { id, reason: 'No' });
  });
  expect(answered).toBe(1);
});

test('a user has one attachment of earnings at a time', async () => {
  const invoicer = await finances();
  const attributes = {
    freelanceProfileId: invoicer.profile.id,
    reference: 'NAM-1',
    percent: '10',
    startsOn: '2026-01-01',
  };
  const order = (tx: TestTransaction) =>
    call(tx, invoicer.finance, 'create_attachment_order', { attributes });
  expect(await race(order)).toBe(1);
});

test('a month is reported once, in concurrent calls', async () => {
  const invoicer = await finances();
  await committed(async (tx) => {
    await readyForPayout(tx, invoicer);
    await paidInvoice(tx, invoicer);
    await payAll(tx, invoicer);
    await tx.query(`set local session_replication_role = 'replica'`);
    await tx.query(`update app_public.salary_slips set payout_on = '2025-03-20'`);
    await tx.query(`set local session_replication_role = 'origin'`);
  });
  await race((tx) => workerCall(tx, 'make_salary_reports'));
  const made = await committed((tx) =>
    tx.query('select kind::text from app_public.salary_reports order by kind'),
  );
  expect(made).toEqual([{ kind: 'MONTH' }, { kind: 'YEAR' }]);
});
