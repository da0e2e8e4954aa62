import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { TestTransaction } from '../../support/test-transaction.ts';
import { type Invoicer, makeInvoicer } from '../invoicing/draft.ts';
import { eventsOf, madeBy, makeOn, recur } from './recurring.ts';

// Goal: a day's invoice is made once, also by concurrent or killed workers.
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

// Requirements: B12.3
test('eight concurrent workers make one invoice, and a killed one makes none', async () => {
  const invoicer: Invoicer = await committed((tx) => makeInvoicer(tx));
  const made = await committed((tx) => recur(tx, invoicer, { isSubmitted: true }));
  const died = committed(async (tx) => {
    await makeOn(tx, made);
    throw new Error('the machine died here');
  });
  await expect(died).rejects.toThrow('the machine died here');
  expect(await committed((tx) => madeBy(tx, made))).toEqual([]);

  const ids = await Promise.all(
    Array.from({ length: 8 }, () => committed((tx) => makeOn(tx, made))),
  );
  expect(ids.filter(Boolean)).toHaveLength(1);
  expect(await committed((tx) => madeBy(tx, made))).toMatchObject([{ status: 'SUBMITTED' }]);
  expect(await committed((tx) => eventsOf(tx, made))).toEqual(['CREATED', 'INVOICE_SUBMITTED']);
});
