import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { makeDraft, makeInvoicer } from '../invoicing/draft.ts';
import { call } from '../payout/call.ts';
import { book, camt054, paid, queue } from './bank-file.ts';
import { balancesFor, type ClientBalance, remainderOf } from './client-balance.ts';
import { REFUND, refundOnItsWay, refundsOf } from './client-refunds.ts';
import { atPayouts, bankSays, type PayoutInvoicer } from './payouts.ts';
import { registerPayment } from './register-payment.ts';

// Goal: a client's balance is the sum of its published invoices to the øre, after any events, and only callers who
// may read the client see it.
// Method: invoices of 10 000.00 and VAT (12 500.00), read by their owner.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const TOTAL = 1_250_000;

const NOTHING: ClientBalance = {
  invoiceCount: 0,
  invoiced: 0,
  credited: 0,
  paid: 0,
  writtenOff: 0,
  refund: 0,
  refunded: 0,
  remaining: 0,
  overdue: 0,
  daysToPay: null,
};

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

/** The balance of the invoicer's client, which must add up to the remaining amount. */
async function balanceOf(tx: TestTransaction, at: PayoutInvoicer): Promise<ClientBalance> {
  const balance = (await balancesFor(tx, at.owner))[at.client.id]!;
  expect(remainderOf(balance)).toBe(balance.remaining);
  return balance;
}

/** Sets the publication and the due date of an invoice some days back. */
const age = (tx: TestTransaction, id: string, days: { published: number; due: number }) =>
  tx.client
    .query(`set local session_replication_role = 'replica'`)
    .then(() =>
      tx.query(
        `update app_public.invoices set published_at = now() - $2 * interval '1 day', due_on = app_hidden.today() - $3::int,
           invoiced_on = app_hidden.today() - $2::int where id = $1`,
        [id, days.published, days.due],
      ),
    )
    .then(() => tx.query(`set local session_replication_role = 'origin'`));

test_('a client without published invoices has zeros', async (tx, at) => {
  expect(await balanceOf(tx, at)).toEqual(NOTHING);
  await makeDraft(tx, at);
  expect(await balanceOf(tx, at)).toEqual(NOTHING);
});

// Requirements: B3.32
test_('after partial credit and payment the rest remains and may be overdue', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await makePublished(tx, at);
  await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 2 })).id);
  await registerPayment(tx, invoice.id, { amount: 100_001 });
  const expected = {
    ...NOTHING,
    invoiceCount: 2,
    invoiced: 2 * TOTAL,
    credited: 250_000,
    paid: 100_001,
    remaining: 2 * TOTAL - 250_000 - 100_001,
  };
  expect(await balanceOf(tx, at)).toEqual(expected);
  await age(tx, invoice.id, { published: 20, due: 0 });
  expect(await balanceOf(tx, at)).toEqual(expected);
  await age(tx, invoice.id, { published: 20, due: 1 });
  expect(await balanceOf(tx, at)).toEqual({
    ...expected,
    overdue: TOTAL - 250_000 - 100_001,
  });
});

test_('a credit note in review does not count yet', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await credit(tx, at, invoice, { 0: 2 });
  expect(await balanceOf(tx, at)).toMatchObject({ credited: 0, remaining: TOTAL });
});

// Requirements: B3.32
test_('days to pay count until the payment that completes an invoice', async (tx, at) => {
  const [slow, quick, open] = [
    await makePublished(tx, at),
    await makePublished(tx, at),
    await makePublished(tx, at),
  ];
  await age(tx, slow!.id, { published: 10, due: 0 });
  await registerPayment(tx, open!.id, { amount: 1 });
  expect(await balanceOf(tx, at)).toMatchObject({ daysToPay: null });
  const first = await registerPayment(tx, slow!.id, { amount: 1 });
  await registerPayment(tx, slow!.id);
  expect(await balanceOf(tx, at)).toMatchObject({ daysToPay: 10 });
  await registerPayment(tx, quick!.id);
  expect(await balanceOf(tx, at)).toMatchObject({ daysToPay: 5 });
  const input = { id: first.id, reason: 'Bounced' };
  await call(tx, at.finance, 'create_payment_reversal', input);
  expect(await balanceOf(tx, at)).toMatchObject({ daysToPay: 0, remaining: TOTAL });
});

test_('a reversed payment is owed again', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  const payment = await registerPayment(tx, invoice.id);
  expect(await balanceOf(tx, at)).toMatchObject({ paid: TOTAL, remaining: 0 });
  await call(tx, at.finance, 'create_payment_reversal', { id: payment.id, reason: 'Bounced' });
  expect(await balanceOf(tx, at)).toMatchObject({ paid: 0, remaining: TOTAL });
});

test_(
  'a credit note after the payment is owed to the client until its refund is paid',
  async (tx, at) => {
    const invoice = await makePublished(tx, at);
    await book(tx, at.finance, camt054([paid(String(invoice.kid), TOTAL)]));
    await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 3 })).id);
    const owed = { credited: REFUND, paid: TOTAL, refund: REFUND, refunded: 0, remaining: 0 };
    expect(await balanceOf(tx, at)).toMatchObject(owed);
    const { payout } = await refundOnItsWay(tx, at);
    await bankSays(tx, payout, 'ACSC');
    expect(await balanceOf(tx, at)).toMatchObject({ ...owed, refunded: REFUND });
  },
);

test_('an overpayment counts when it is matched with an invoice', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await book(tx, at.finance, camt054([paid(String(invoice.kid), TOTAL + 10_000)]));
  expect(await balanceOf(tx, at)).toMatchObject({ paid: 0, remaining: TOTAL });
  const [{ id } = { id: '' }] = await queue(tx);
  await call(tx, at.finance, 'match_bank_transaction', { id, invoiceId: invoice.id });
  expect(await balanceOf(tx, at)).toMatchObject({ paid: TOTAL, refund: 0, remaining: 0 });
  await call(tx, at.finance, 'repay_bank_transaction', { id });
  expect(await refundsOf(tx)).toHaveLength(1);
  expect(await balanceOf(tx, at)).toMatchObject({ paid: TOTAL, refund: 0, remaining: 0 });
});

test_(
  'a written-off amount does not remain, and a credit note reduces it first',
  async (tx, at) => {
    const invoice = await makePublished(tx, at);
    await registerPayment(tx, invoice.id, { amount: 250_000 });
    await call(tx, at.finance, 'write_off_invoice', { id: invoice.id, reason: 'Bankrupt' });
    expect(await balanceOf(tx, at)).toMatchObject({
      paid: 250_000,
      writtenOff: TOTAL - 250_000,
      remaining: 0,
      overdue: 0,
      daysToPay: null,
    });
    await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 9 })).id);
    expect(await balanceOf(tx, at)).toMatchObject({
      credited: 1_125_000,
      writtenOff: 0,
      refund: 125_000,
      remaining: 0,
    });
  },
);

test('an amount paid outside the service counts as paid', async () => {
  await atPayouts(
    () => database,
    async (tx, invoicer) => {
      const at = { ...invoicer, ...(await makeInvoicer(tx, 'organization')) };
      const invoice = await makePublished(tx, at);
      await call(tx, at.owner, 'resolve_invoice', { id: invoice.id });
      const total = Number(invoice.total_minor);
      const balance = await balanceOf(tx, at);
      expect(balance).toMatchObject({ paid: total, remaining: 0, daysToPay: null });
    },
  )();
});

// Requirements: B3.32
test_('only callers who may read a client read its balance', async (tx, at) => {
  await makePublished(tx, at);
  const other = await makeInvoicer(tx);
  await makePublished(tx, other);
  await makePublished(tx, other);
  expect(Object.keys(await balancesFor(tx, other.owner))).toEqual([other.client.id]);
  expect((await balancesFor(tx, at.owner))[at.client.id]).toMatchObject({ invoiceCount: 1 });
  const all = await balancesFor(tx, actor.operator('FINANCE'));
  expect(all[at.client.id]).toMatchObject({ invoiceCount: 1, remaining: TOTAL });
  expect(all[other.client.id]).toMatchObject({ invoiceCount: 2 });
  for (const who of [actor.visitor, actor.worker]) {
    await expect(balancesFor(tx, who)).rejects.toThrow(/permission denied/);
  }
});
