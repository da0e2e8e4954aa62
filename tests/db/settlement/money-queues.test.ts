import { beforeAll, describe, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { book, camt054, paid, queue } from './bank-file.ts';
import { credited, REFUND, refundsOf } from './client-refunds.ts';
import { dayOf, pay, queueOf, read } from './money-overview.ts';
import { overdue } from './overdue.ts';
import {
  approve,
  atPayouts,
  type PayoutInvoicer,
  paidInvoice,
  payoutsOf,
  send,
  sentRun,
} from './payouts.ts';
import { registerPayment } from './register-payment.ts';

// Goal: the console's sums of open receivables and of queues are those of the lists.
// Method: rows made by the product's own functions, and sums computed here.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

// Requirements: B10.15
test_(
  'a returned payout is not paid out any more, and waits until a run has it',
  async (tx, at) => {
    await paidInvoice(tx, at);
    const [payout] = await pay(tx, await sentRun(tx, at));
    const today = await dayOf(tx);
    await workerCall(tx, 'record_payout_status', payout!.endToEndId, 'RTRN', 'AC04', today);
    expect((await read(tx, at.finance)).total).toMatchObject({
      paid_out_minor: 0,
      payout_count: 0,
    });
    const waiting = { status: null, waiting_count: 1, amount_minor: payout!.amount };
    expect(await queueOf(tx, at, 'returned_payouts')).toMatchObject(waiting);
    const { id } = await call(tx, at.finance, 'create_payout_run', {});
    await approve(tx, at, id);
    await send(tx, id);
    expect(await queueOf(tx, at, 'returned_payouts')).toMatchObject({ waiting_count: 0 });
    await pay(tx, id);
    expect((await read(tx, at.finance)).total.paid_out_minor).toBe(payout!.amount);
  },
);

test_('a refund of a client is no payout, and waits for an account', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await registerPayment(tx, invoice.id);
  await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: '1' })).id);
  const [refund] = await refundsOf(tx);
  const { amount_minor, waiting_count } = await queueOf(tx, at, 'client_refunds');
  expect(waiting_count).toBe(1);
  await call(tx, at.finance, 'provide_client_refund', {
    id: refund!.id,
    accountNumber: '86011117947',
  });
  expect(await queueOf(tx, at, 'client_refunds')).toMatchObject({ waiting_count: 0 });
  const payouts = await pay(tx, await sentRun(tx, at));
  const { total } = await read(tx, at.finance);
  expect(total.refunded_minor).toBe(amount_minor);
  expect(Number(total.paid_out_minor) + Number(total.refunded_minor)).toBe(
    payouts.reduce((sum, { amount }) => sum + amount, 0),
  );
});

test_('refunds paid in the bank, outside of runs, count as well', async (tx, at) => {
  const { refund } = await credited(tx, at, true);
  await book(tx, at.finance, camt054([paid(null, REFUND, { direction: 'DEBIT', text: 'Abroad' })]));
  const [debit] = await queue(tx);
  const given = { id: refund.id, reason: 'Paid in the bank', bankExceptionId: debit!.id };
  await call(tx, at.finance, 'settle_client_refund', given);
  const { total, months } = await read(tx, at.finance, 2026);
  expect(total).toMatchObject({ refunded_minor: REFUND, paid_out_minor: 0 });
  expect(months.find(({ starts_on }) => starts_on === '2026-11-01')).toMatchObject({
    refunded_minor: REFUND,
  });
});

// Requirements: B10.15
test_(
  'receivables have their remaining amount, by the days since they were due',
  async (tx, at) => {
    const claims = [];
    for (const days of [-1, 0, 1, 30, 31, 60, 61]) {
      claims.push(await overdue(tx, at, { dueOn: await dayOf(tx, -days) }));
    }
    const total = claims[0]!.total;
    await registerPayment(tx, claims[1]!.id, { amount: 100 });
    await registerPayment(tx, claims[2]!.id);
    const { receivables } = await read(tx, at.finance);
    expect(receivables).toEqual([
      { days_from: null, days_to: 0, invoice_count: 2, amount_minor: 2 * total - 100 },
      { days_from: 1, days_to: 30, invoice_count: 1, amount_minor: total },
      { days_from: 31, days_to: 60, invoice_count: 2, amount_minor: 2 * total },
      { days_from: 61, days_to: null, invoice_count: 1, amount_minor: total },
    ]);
  },
);

describe('queues', () => {
  test_('contain the proposed run until its approval', async (tx, at) => {
    await paidInvoice(tx, at);
    const { id } = await call(tx, at.finance, 'create_payout_run', {});
    const [payout] = await payoutsOf(tx, id);
    expect(await queueOf(tx, at, 'payout_runs')).toMatchObject({
      status: 'PROPOSED',
      waiting_count: 1,
      amount_minor: payout!.amount,
    });
    await call(tx, at.finance, 'cancel_payout_run', { id, reason: 'One more comes' });
    expect(await queueOf(tx, at, 'payout_runs')).toMatchObject({
      waiting_count: 0,
      amount_minor: 0,
    });
  });

  // Requirements: B10.15
  test_('contain a debt after 60 days', async (tx, at) => {
    const { paymentId } = await paidInvoice(tx, at);
    const [payout] = await pay(tx, await sentRun(tx, at));
    await call(tx, at.finance, 'create_payment_reversal', { id: paymentId, reason: 'Returned' });
    expect(await queueOf(tx, at, 'overdue_debts')).toMatchObject({ waiting_count: 0 });
    await tx.query(`set local session_replication_role = 'replica'`);
    await tx.query(`update app_public.journals set created_at = created_at - interval '61 days'`);
    const debts = await queueOf(tx, at, 'overdue_debts');
    expect(debts.waiting_count).toBe(1);
    expect(debts.amount_minor).toBe(payout!.payable);
  });

  test_('contain the failed claims of the newest proof, with its page', async (tx, at) => {
    await paidInvoice(tx, at);
    const proved = async () => {
      const { id } = await call(tx, at.finance, 'create_proof_run', {});
      await workerCall(tx, 'prove_books', id);
      return id;
    };
    await tx.query(`set local session_replication_role = 'replica'`);
    await tx.query('update app_public.payments set amount_minor = amount_minor + 1');
    const failed = await proved();
    const { row_id, waiting_count } = await queueOf(tx, at, 'proof_runs');
    expect(row_id).toBe(failed);
    expect(waiting_count).toBeGreaterThan(0);
    await tx.query('update app_public.payments set amount_minor = amount_minor - 1');
    const holds = await proved();
    expect(await queueOf(tx, at, 'proof_runs')).toMatchObject({ row_id: holds, waiting_count: 0 });
  });
});
