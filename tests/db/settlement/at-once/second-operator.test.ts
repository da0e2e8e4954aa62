import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { anOperator } from '#tests/support/people/an-operator.ts';
import { TestTransaction } from '#tests/support/test-transaction.ts';
import { makeInvoicer } from '../../invoicing/draft.ts';
import { expectProof } from '../expect-proof.ts';
import { makeDue, type PayoutInvoicer, readyForPayout } from '../payouts.ts';
import { bankPairs } from './pairs/bank-pairs.ts';
import { ledgerPairs } from './pairs/ledger-pairs.ts';
import type { Act } from './pairs/pair.ts';
import { payoutPairs } from './pairs/payout-pairs.ts';
import { refundPairs } from './pairs/refund-pairs.ts';

// Goal: of two operators who decide on the same money at once, the first succeeds and the second is refused with a
// code, and nothing is posted twice.
// Method: two connections for each pair of actions; the second starts before the first commits, so it waits for the
// locks of the first. Actions with a race of many in another file are not here.

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.superuserUrl, max: 2 });
  await database.committed(makeDue);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** The contents of the books, so that any posting by the second is visible. */
const posted = (tx: TestTransaction) =>
  tx.query(
    `select (select count(*) from app_public.journals)::int as journals, (select count(*) from app_public.payments)::int as payments,
       (select count(*) from app_public.events)::int as events`,
  );

async function bothAtOnce(first: Act, second: Act): Promise<unknown> {
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    await one.query('begin');
    await other.query('begin');
    await first(new TestTransaction(one));
    const late = second(new TestTransaction(other)).then(
      () => 'DONE',
      (error: { code?: string; detail?: string }) => {
        if (error.code !== 'AP001') throw error;
        return (JSON.parse(error.detail ?? '[]') as { code: string }[]).map(({ code }) => code);
      },
    );
    const isMet = await Promise.race([late, new Promise((wait) => setTimeout(wait, 150, 'WAITS'))]);
    expect(isMet, 'the second waits for the first').toBe('WAITS');
    await one.query('commit');
    const books = await database.committed(posted);
    const end = await late;
    await other.query(end === 'DONE' ? 'commit' : 'rollback');
    expect(await database.committed(posted)).toEqual(books);
    return end;
  } finally {
    for (const client of [one, other]) {
      await client.query('rollback');
      client.release();
    }
  }
}

const pairs = { ...ledgerPairs, ...payoutPairs, ...bankPairs, ...refundPairs };

for (const [name, { prepare, refusal }] of Object.entries(pairs)) {
  test(name, async () => {
    const [first, second] = await database.committed(async (tx) => {
      const { who: finance } = await anOperator(tx, 'FINANCE');
      const { who: approver } = await anOperator(tx, 'FINANCE');
      const at: PayoutInvoicer = { ...(await makeInvoicer(tx)), finance, approver };
      await readyForPayout(tx, at);
      return prepare(tx, at);
    });
    expect(await bothAtOnce(first, second)).toEqual(refusal);
    await database.committed(expectProof);
  });
}
