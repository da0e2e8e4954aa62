import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makePublished } from '../invoicing/credit/credit.ts';
import { call } from '../payout/call.ts';
import { paid } from './bank-file.ts';
import { closeMonth, monthOf } from './ledger-history.ts';
import { ledgerOf } from './ledger-of.ts';
import { bookStatement, dayOf, monthAt, pay, payOn, queueOf, read } from './money-overview.ts';
import { atPayouts, type PayoutInvoicer, paidInvoice, sentRun } from './payouts.ts';

// Goal: the months of money in the console are those of the books.
// Method: payments, payouts and statements made by the product's own functions, and sums computed here.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

test('books without a journal have a year of zeros and empty queues', () =>
  database.rolledBack(async (tx) => {
    const { who } = await anOperator(tx, 'READ');
    const { year, years, total, months, receivables, queues, ...more } = await read(tx, who);
    expect({ years, ...more }).toEqual({ years: [year], tax_estimated_minor: 0 });
    expect(months).toHaveLength(Number((await dayOf(tx)).slice(5, 7)));
    const nothing = {
      paid_in_minor: 0,
      paid_out_minor: 0,
      refunded_minor: 0,
      tax_owed_minor: 0,
      employer_tax_owed_minor: 0,
      owed_minor: 0,
      statement_on: null,
      bank_minor: null,
      books_minor: null,
      difference_minor: null,
      payout_count: 0,
      payment_days_median: null,
      payment_days_p90: null,
      publication_days_median: null,
      publication_days_p90: null,
    };
    expect([total, ...months].map(({ starts_on, ...sums }) => sums)).toEqual(
      [total, ...months].map(() => nothing),
    );
    expect(
      receivables.map(({ invoice_count, amount_minor }) => [invoice_count, amount_minor]),
    ).toEqual(Array.from({ length: 4 }, () => [0, 0]));
    expect(queues.map(({ waiting_count }) => waiting_count)).toEqual(queues.map(() => 0));
    expect((await read(tx, who, 1)).months).toEqual((await read(tx, who, -2_000_000_000)).months);
    expect((await read(tx, who, 2_000_000_000)).months).toEqual([]);
  }));

// Requirements: B10.14
test_('the paid, paid-out and owed amounts are those of the ledger', async (tx, at) => {
  await paidInvoice(tx, at);
  const before = await read(tx, at.finance);
  expect(before.total).toMatchObject({ paid_in_minor: 1_250_000, paid_out_minor: 0 });
  expect(before.tax_estimated_minor).toBe(before.total.tax_owed_minor);
  expect(before.tax_estimated_minor).toBeGreaterThan(0);
  const [payout] = await pay(tx, await sentRun(tx, at));
  const after = await read(tx, at.finance);
  const ledger = await ledgerOf(tx);
  expect(after.total).toMatchObject({
    paid_in_minor: 1_250_000,
    paid_out_minor: payout!.amount,
    refunded_minor: 0,
    tax_owed_minor: -ledger.WITHHELD_TAX!,
    employer_tax_owed_minor: -ledger.EMPLOYER_TAX!,
    owed_minor: -ledger.WITHHELD_TAX! - ledger.EMPLOYER_TAX!,
  });
  expect(after).toMatchObject({ tax_estimated_minor: 0, total: { tax_owed_minor: payout!.tax } });
  expect(await monthAt(tx, at, await dayOf(tx))).toMatchObject({
    paid_in_minor: 1_250_000,
    paid_out_minor: payout!.amount,
    tax_owed_minor: payout!.tax,
    payout_count: 1,
  });
});

test_('tax that is paid to the authority is not owed any more', async (tx, at) => {
  await paidInvoice(tx, at);
  await pay(tx, await sentRun(tx, at));
  expect(await queueOf(tx, at, 'transfers')).toMatchObject({ status: 'DRAFT', waiting_count: 1 });
  const [transfer] = await tx.query<{ id: string }>('select id from app_public.transfers');
  await call(tx, at.finance, 'post_transfer', { id: transfer!.id });
  expect(await read(tx, at.finance)).toMatchObject({
    total: { tax_owed_minor: 0 },
    tax_estimated_minor: 0,
  });
  expect(await queueOf(tx, at, 'transfers')).toMatchObject({ waiting_count: 0, amount_minor: 0 });
});

test_('the last day of a month and the first of the next are in two months', async (tx, at) => {
  const first = await monthOf(tx, 0);
  const [{ last }] = (await tx.query<{ last: string }>('select ($1::date - 1)::text as last', [
    first,
  ])) as [{ last: string }];
  for (const [day, amount] of [
    [last, 100],
    [first, 20],
  ] as const) {
    const { id } = await makePublished(tx, at);
    await payOn(tx, at, id, day, amount);
  }
  expect(await monthAt(tx, at, last)).toMatchObject({ paid_in_minor: 100 });
  expect(await monthAt(tx, at, first)).toMatchObject({ paid_in_minor: 20 });
  const { total, years } = await read(tx, at.finance, Number(last.slice(0, 4)));
  expect(total.paid_in_minor).toBe(last.slice(0, 4) === first.slice(0, 4) ? 120 : 100);
  expect(years).toContain(Number(last.slice(0, 4)));
});

test_('a reversed payment reduces the month of its reversal', async (tx, at) => {
  const [before, now] = [await monthOf(tx, -1), await dayOf(tx)];
  const { id } = await makePublished(tx, at);
  const payment = await payOn(tx, at, id, before);
  await call(tx, at.finance, 'create_payment_reversal', { id: payment.id, reason: 'Returned' });
  expect(await monthAt(tx, at, before)).toMatchObject({ paid_in_minor: 1_250_000 });
  expect(await monthAt(tx, at, now)).toMatchObject({
    paid_in_minor: -1_250_000,
    tax_owed_minor: 0,
    employer_tax_owed_minor: 0,
  });
});

test_('balances are the same whether months are closed or not', async (tx, at) => {
  const [first, last] = [await monthOf(tx, -2), await monthOf(tx, -1)];
  // A payment may be dated back 90 days.
  await payOn(tx, at, (await makePublished(tx, at)).id, `${first.slice(0, 8)}28`);
  await payOn(tx, at, (await makePublished(tx, at)).id, last);
  const years = [...new Set([first, last, await dayOf(tx)].map((day) => Number(day.slice(0, 4))))];
  const all = async () => {
    const overviews = [];
    for (const year of years) overviews.push(await read(tx, at.finance, year));
    return overviews;
  };
  const open = await all();
  const owed = (await monthAt(tx, at, first))!.tax_owed_minor;
  expect((await monthAt(tx, at, last))!.tax_owed_minor).toBe(2 * Number(owed));
  await closeMonth(tx, at.finance, first);
  await closeMonth(tx, at.finance, last);
  expect(await all()).toEqual(open);
});

// Requirements: B10.14
test_('days to payout are days of the calendar, the median and nine of ten', async (tx, at) => {
  for (let days = 1; days <= 10; days += 1) {
    await payOn(tx, at, (await makePublished(tx, at)).id, await dayOf(tx, -days));
  }
  await pay(tx, await sentRun(tx, at), await dayOf(tx, 1));
  const day = await dayOf(tx, 1);
  const { total } = await read(tx, at.finance, Number(day.slice(0, 4)));
  expect(total).toMatchObject({
    payout_count: 10,
    payment_days_median: 6,
    payment_days_p90: 10,
    publication_days_median: 1,
    publication_days_p90: 1,
  });
});

test_('a written-off invoice does not count in days to payout', async (tx, at) => {
  const { id } = await makePublished(tx, at);
  await payOn(tx, at, id, await dayOf(tx), 625_000);
  await call(tx, at.finance, 'write_off_invoice', { id, reason: 'Bankrupt' });
  await pay(tx, await sentRun(tx, at));
  const { total } = await read(tx, at.finance);
  expect(total).toMatchObject({ payout_count: 0, payment_days_median: null });
  expect(total.paid_out_minor).toBeGreaterThan(0);
});

describe('the bank and the books', () => {
  test_(
    'agree on the day of the newest statement, and differ by money that the bank did not report',
    async (tx, at) => {
      const day = await dayOf(tx);
      await bookStatement(tx, at, day, 0, [paid(null, 500, { bookedOn: day })]);
      expect(await monthAt(tx, at, day)).toMatchObject({
        statement_on: day,
        bank_minor: 500,
        books_minor: 500,
      });
      expect(await queueOf(tx, at, 'bank_exceptions')).toMatchObject({
        status: 'WAITING',
        waiting_count: 1,
        amount_minor: 500,
      });
      await paidInvoice(tx, at);
      expect((await read(tx, at.finance)).total).toMatchObject({
        bank_minor: 500,
        books_minor: 1_250_500,
      });
    },
  );

  // Requirements: B10.14
  test_('a late posting in a closed month is compared by the day of the bank', async (tx, at) => {
    const [month, next] = [await monthOf(tx, -1), await monthOf(tx, 0)];
    await payOn(tx, at, (await makePublished(tx, at)).id, month, 700);
    await closeMonth(tx, at.finance, month);
    const day = `${month.slice(0, 8)}20`;
    await bookStatement(tx, at, day, 1_700);
    expect(await monthAt(tx, at, month)).toMatchObject({
      bank_minor: 1_700,
      books_minor: 700,
      difference_minor: 1_000,
    });
    await payOn(tx, at, (await makePublished(tx, at)).id, day, 1_000);
    expect(await monthAt(tx, at, month)).toMatchObject({
      statement_on: day,
      bank_minor: 1_700,
      books_minor: 1_700,
      paid_in_minor: 700,
      difference_minor: 0,
    });
    expect(await monthAt(tx, at, next)).toMatchObject({ paid_in_minor: 1_000 });
  });
});

// Requirements: B10.14
test_('operators who read or handle money see it, and no other callers', async (tx, at) => {
  await paidInvoice(tx, at);
  for (const role of ['READ', 'FINANCE', 'ADMIN']) {
    const { who } = await anOperator(tx, role);
    expect((await read(tx, who)).total, role).toMatchObject({ paid_in_minor: 1_250_000 });
  }
  expect(await read(tx, (await anOperator(tx, 'REVIEW')).who)).toBeNull();
  for (const who of [at.owner, actor.visitor, actor.worker]) {
    await expect(read(tx, who)).rejects.toThrow(/permission denied/);
  }
});
