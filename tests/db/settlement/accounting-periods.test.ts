import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeDraft } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { book, camt054, paid, preview, queue } from './bank-file.ts';
import { closeMonth, monthOf, periodOf, postOn } from './ledger-history.ts';

// Goal: no posting gets into the books of a closed month, and late ones are posted to the first open day.
// Method: past months with a posting each, closed one after the other, then every kind of posting dated back into
// them.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

const balancesOf = (tx: TestTransaction, month: string) =>
  tx.query<{ kind: string; row: string }>(
    `select a.kind::text, concat_ws(' ', b.opening_minor, b.debit_minor, b.credit_minor, b.closing_minor) as row
     from app_public.account_balances b join app_public.finance_accounts a on a.id = b.finance_account_id
     where b.month_on = $1 order by 1`,
    [month],
  );

/** Two months with a posting each. */
async function twoMonths(tx: TestTransaction): Promise<{ first: string; last: string }> {
  const [first, last] = [await monthOf(tx, -2), await monthOf(tx, -1)];
  await postOn(tx, first, 700);
  await postOn(tx, last, -200);
  return { first, last };
}

test_('a closed month stores the balance of each account', async (tx, { finance }) => {
  const { first, last } = await twoMonths(tx);
  expect(await closeMonth(tx, finance, first)).toMatchObject({
    status: 'CLOSED',
    journal_count: 1,
  });
  await closeMonth(tx, finance, last);
  expect(await balancesOf(tx, first)).toEqual([
    { kind: 'BANK', row: '0 700 0 700' },
    { kind: 'ROUNDING', row: '0 0 700 -700' },
  ]);
  expect(await balancesOf(tx, last)).toEqual([
    { kind: 'BANK', row: '700 0 200 500' },
    { kind: 'ROUNDING', row: '-700 200 0 -500' },
  ]);
});

// Requirements: B10.11
test_('months are closed in order, once, and only after their end', async (tx, { finance }) => {
  const { first, last } = await twoMonths(tx);
  await workerCall(tx, 'open_accounting_periods');
  const unauthorized = [{ code: 'UNAUTHORIZED' }];
  await expectRefusals(closeMonth(tx, finance, last), unauthorized);
  await expectRefusals(closeMonth(tx, finance, await monthOf(tx, 0)), unauthorized);
  await closeMonth(tx, finance, first);
  await expectRefusals(closeMonth(tx, finance, first), [{ code: 'INVALID_TRANSITION' }]);
  const id = await periodOf(tx, last);
  await expectRefusals(call(tx, finance, 'close_accounting_period', { id, reason: ' ' }), [
    { code: 'BLANK', path: 'reason' },
  ]);
  const early = { id, reason: 'Reconciled', updatedAt: '2020-01-01T00:00:00Z' };
  await expectRefusals(call(tx, finance, 'close_accounting_period', early), [
    { code: 'INVALID_ACTION', path: 'updatedAt' },
  ]);
  const nothing = { id: randomUUID(), reason: 'Reconciled' };
  await expectRefusals(call(tx, finance, 'close_accounting_period', nothing), [
    { code: 'INVALID', path: 'id' },
  ]);
});

// Requirements: B10.11
test_('an unexplained bank transaction prevents the closing', async (tx, { finance }) => {
  const month = await monthOf(tx, -1);
  const late = { bookedOn: `${month.slice(0, 8)}15` };
  await book(tx, finance, camt054([paid(null, 900, late)]));
  await expectRefusals(closeMonth(tx, finance, month), [{ code: 'UNAUTHORIZED' }]);
  const [waiting] = await queue(tx);
  const input = { id: waiting!.id, reason: 'Not ours' };
  await call(tx, finance, 'set_aside_bank_transaction', input);
  const file = await preview(tx, finance, camt054([paid(null, 100, late)]));
  await expectRefusals(closeMonth(tx, finance, month), [{ code: 'UNAUTHORIZED' }]);
  await call(tx, finance, 'discard_bank_file', { id: file.id });
  expect(await closeMonth(tx, finance, month)).toMatchObject({ status: 'CLOSED' });
});

describe('events of a closed month are posted to the first open day', () => {
  test_('for a direct posting', async (tx, { finance }) => {
    const { first, last } = await twoMonths(tx);
    await closeMonth(tx, finance, first);
    const journal = await postOn(tx, first, 50, 'test:late');
    expect(journal).toMatchObject({ occurred_on: last, original_on: first });
    expect(await postOn(tx, first, 50, 'test:late')).toEqual(journal);
    await tx.query('savepoint before');
    const insert = `insert into app_public.journals (key, kind, occurred_on) values ('test:by-hand', 'TRANSFER', $1)`;
    await expect(tx.query(insert, [first])).rejects.toThrow(/the books are closed before/);
    await tx.query('rollback to before');
  });

  // Requirements: B10.11
  test_('for a late bank file, and a payment registered by hand', async (tx, at) => {
    const { first, last } = await twoMonths(tx);
    const invoices = [];
    for (const _ of [1, 2]) {
      const { id } = await makeDraft(tx, at);
      await publish(tx, at, id);
      invoices.push(id);
    }
    await closeMonth(tx, at.finance, first);
    const [row] = await tx.query<{ kid: string; total: number }>(
      'select kid, total_minor::int as total from app_public.invoices where id = $1',
      [invoices[0]],
    );
    const on = { bookedOn: first };
    await book(tx, at.finance, camt054([paid(row!.kid, row!.total, on), paid(null, 300, on)]));
    const input = { id: invoices[1], amount: 100, paidOn: first, reason: 'Seen in the bank' };
    await call(tx, at.finance, 'register_payment', input);
    const journals = await tx.query(
      `select j.kind::text, j.occurred_on::text as counts, j.original_on::text as happened from app_public.journals j
       where j.key !~ '^test' order by j.kind::text`,
    );
    const moved = { counts: last, happened: first };
    expect(journals).toEqual([
      { kind: 'PAYMENT', ...moved },
      { kind: 'PAYMENT', ...moved },
      { kind: 'SPLIT', ...moved },
      { kind: 'UNEXPLAINED', ...moved },
    ]);
    const [payment] = await tx.query(
      `select paid_on::text as paid from app_public.payments where bank_transaction_id is not null`,
    );
    expect(payment).toEqual({ paid: first });
  });
});

test_('only finance with a fresh code closes a month', async (tx, { finance, owner }) => {
  const { first } = await twoMonths(tx);
  await workerCall(tx, 'open_accounting_periods');
  const input = { id: await periodOf(tx, first), reason: 'Reconciled' };
  for (const who of [actor.operator('REVIEW'), actor.operator('READ'), actor.operator('ADMIN')]) {
    await expectRefusals(call(tx, who, 'close_accounting_period', input), [
      { code: 'UNAUTHORIZED' },
    ]);
  }
  await expect(call(tx, owner, 'close_accounting_period', input)).rejects.toThrow(
    /permission denied/,
  );
  expect(await tx.query(`select from app_public.account_balances`)).toEqual([]);
  await closeMonth(tx, finance, first);
});
