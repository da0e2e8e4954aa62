import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call, type Row } from '../payout/call.ts';
import type { Finance } from './at-finance.ts';
import { book, camt054, paid, queue } from './bank-file.ts';
import { refundsOf } from './client-refunds.ts';
import { expectProof } from './expect-proof.ts';
import { makeDue, readyForPayout } from './payouts.ts';
import { registerPayment } from './register-payment.ts';

// Goal: concurrent calls refund a client once, and the books balance.
// Method: real transactions on connections of their own, committed, in a race.

const RACERS = 5;
let database: TestDatabase;
let pool: pg.Pool;
let at: Finance;
let approver: Actor;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.superuserUrl, max: RACERS + 2 });
  await committed(async (tx) => {
    const { who: finance } = await anOperator(tx, 'FINANCE');
    approver = (await anOperator(tx, 'FINANCE')).who;
    at = { ...(await makeInvoicer(tx)), finance };
    await readyForPayout(tx, at);
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
const does = (name: string, input: object, who?: Actor) => (tx: TestTransaction) =>
  call(tx, who ?? at.finance, name, input);

/** A paid invoice of which two hours are credited, and its unpublished credit note. */
const approved = () =>
  committed(async (tx): Promise<{ invoice: Row; note: Row; payment: Row }> => {
    const invoice = await makePublished(tx, at);
    const payment = await registerPayment(tx, invoice.id);
    const note = await credit(tx, at, invoice, { 0: 2 });
    return { invoice, note, payment };
  });

test('concurrent refunds of one payment refund it once', async () => {
  await committed((tx) => book(tx, at.finance, camt054([paid(null, 12_300)])));
  const [waiting] = await committed(queue);
  expect(await race(...many(does('repay_bank_transaction', { id: waiting!.id })))).toBe(1);
  expect(await committed(refundsOf)).toHaveLength(1);
  await committed(expectProof);
});

test('concurrent publications of a credit note owe its refund once, and one account is entered once', async () => {
  const { note } = await approved();
  await committed((tx) => publishCredit(tx, at, note.id));
  await race(...many((tx) => workerCall(tx, 'publish_credit_note', note.id)));
  const refunds = await committed(refundsOf);
  const owed = refunds.filter(({ creditNoteId }) => creditNoteId === note.id);
  expect(owed).toMatchObject([{ status: 'WAITING', amount: Number(note.total_minor) }]);
  const input = { id: owed[0]!.id, accountNumber: '86011117947' };
  expect(await race(...many(does('provide_client_refund', input)))).toBe(1);
  await committed(expectProof);
});

test('a concurrent approval, payment reversal and credit note leave balanced books', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { note, payment } = await approved();
    const other = await approved();
    await committed((tx) => publishCredit(tx, at, other.note.id));
    for (const { id, status } of await committed(refundsOf)) {
      if (status !== 'WAITING') continue;
      await committed(does('provide_client_refund', { id, accountNumber: '86011117947' }));
    }
    const run = await committed(does('create_payout_run', {}));
    await race(
      does('approve_payout_run', { id: run.id }, approver),
      does('create_payment_reversal', { id: other.payment.id, reason: 'The bank took it back' }),
      (tx) => publishCredit(tx, at, note.id),
      does('create_payment_reversal', { id: payment.id, reason: 'The bank took it back' }),
    );
    await committed(expectProof);
    const [left] = await committed((tx) =>
      tx.query<{ id: string }>(`select id from app_public.payout_runs where status = 'PROPOSED'`),
    );
    if (left) await committed(does('cancel_payout_run', { id: left.id, reason: 'Next round' }));
  }
});
