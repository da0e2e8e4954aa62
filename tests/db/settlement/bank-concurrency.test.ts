import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { TestTransaction } from '../../support/test-transaction.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import * as bank from './bank-file.ts';
import { makeClaim } from './claim.ts';
import { ledgerOf } from './ledger-of.ts';

// Goal: concurrent operators and workers book each krone once.
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

const race = async <T>(works: (() => Promise<T>)[]) =>
  (await Promise.allSettled(works.map((work) => work()))).filter(
    (one) => one.status === 'fulfilled',
  );

const { camt054, paid } = bank;

test('overlapping files, and concurrent uploads, bookings and matches, book each payment once', async () => {
  const { finance, claim, other } = await committed(async (tx) => {
    const { who } = await anOperator(tx, 'FINANCE');
    const invoicer = await makeInvoicer(tx);
    const made = { claim: await makeClaim(tx, invoicer), other: await makeClaim(tx, invoicer) };
    return { finance: who, ...made };
  });
  const shared = [paid(claim.kid, claim.total), paid(null, other.total)];
  const contents = [camt054([...shared, paid(null, 1)]), camt054([paid(null, 2), ...shared])];
  const uploads = await race(
    [...contents, ...contents].map((one) => () => committed((tx) => bank.upload(tx, finance, one))),
  );
  expect(uploads).toHaveLength(2);
  const files = await committed((tx) =>
    tx.query<{ id: string }>('select id from app_public.bank_files order by created_at, id'),
  );
  await race(
    files.map(
      ({ id }, at) =>
        () =>
          committed((tx) => bank.read(tx, id, contents[at] ?? '')),
    ),
  );
  const booked = await race(
    [...files, ...files].map(
      ({ id }) =>
        () =>
          committed((tx) => call(tx, finance, 'book_bank_file', { id })),
    ),
  );
  expect(booked).toHaveLength(2);
  await race(
    [...files, ...files].map(
      ({ id }) =>
        () =>
          committed((tx) => workerCall(tx, 'post_bank_file', id)),
    ),
  );
  const sum = claim.total + other.total + 3;
  expect(await committed(ledgerOf)).toMatchObject({ BANK: sum, UNEXPLAINED: -(other.total + 3) });

  const [waiting] = (await committed(bank.queue)).filter((one) => one.waiting === other.total);
  const input = { id: waiting!.id, invoiceId: other.id };
  const matched = await race(
    Array.from(
      { length: 5 },
      () => () => committed((tx) => call(tx, finance, 'match_bank_transaction', input)),
    ),
  );
  expect(matched).toHaveLength(1);
  expect(await committed(ledgerOf)).toMatchObject({ BANK: sum, UNEXPLAINED: -3 });
});
