import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { TestTransaction } from '../../support/test-transaction.ts';
import { makeDraft, makeInvoicer } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { call } from '../payout/call.ts';
import { ledgerOf } from './ledger-of.ts';

// Goal: concurrent registrations and reversals book each krone once.
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

test('one of many concurrent registrations or reversals of a payment succeeds', async () => {
  const { invoicer, finance, id, total, today } = await committed(async (tx) => {
    const { who } = await anOperator(tx, 'FINANCE');
    const maker = await makeInvoicer(tx);
    const draft = await makeDraft(tx, maker);
    await publish(tx, maker, draft.id);
    const [row] = await tx.query<{ total: number; today: string }>(
      `select total_minor::int as total, app_hidden.today()::text as today from app_public.invoices where id = $1`,
      [draft.id],
    );
    return { invoicer: maker, finance: who, id: draft.id, ...row! };
  });
  const input = { id, amount: total, paidOn: today, reason: 'Seen in the bank' };
  const race = (name: string, given: object) =>
    Promise.allSettled(
      Array.from({ length: 6 }, () => committed((tx) => call(tx, finance, name, given))),
    );
  const registered = (await race('register_payment', input)).filter(
    (one) => one.status === 'fulfilled',
  );
  expect(registered).toHaveLength(1);
  expect((await committed(ledgerOf)).BANK).toBe(total);

  const back = { id: registered[0]!.value.id, reason: 'The bank took it back' };
  const reversed = await race('create_payment_reversal', back);
  expect(reversed.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  expect(await committed(ledgerOf)).toEqual({});
  const owed = await committed((tx) =>
    tx.query(
      'select balance_minor::int as owed from app_public.finance_accounts where freelance_profile_id = $1',
      [invoicer.profile.id],
    ),
  );
  expect(owed).toEqual([{ owed: 0 }]);
});
