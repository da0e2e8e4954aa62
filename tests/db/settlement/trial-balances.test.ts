import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, publishCredit, readInvoice } from '../invoicing/credit/credit.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { closeMonth, monthEnd, monthOf, postOn } from './ledger-history.ts';
import { paidInvoice } from './payouts.ts';

// Goal: trial balance and statement are the sums of the entries, with or without closed months.
// Method: postings in three months, queried before and after months are closed.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

async function make(tx: TestTransaction, at: Finance, startsOn: string, endsOn: string) {
  const made = await call(tx, at.finance, 'create_trial_balance', { startsOn, endsOn });
  const lines = await tx.query<{ code: string; row: string }>(
    `select l.code, concat_ws(' ', l.opening_minor, l.debit_minor, l.credit_minor, l.closing_minor) as row
     from app_public.trial_balance_lines l where l.trial_balance_id = $1 order by l.code`,
    [made.id],
  );
  return { made, lines };
}

// Requirements: B10.12
test_('a trial balance is the same with open and closed months', async (tx, at) => {
  const [first, second, third] = [
    await monthOf(tx, -2),
    await monthOf(tx, -1),
    await monthOf(tx, 0),
  ];
  await postOn(tx, first, 700);
  await postOn(tx, second, -200);
  await postOn(tx, third, 30);
  const expected = [
    { code: '1920', row: '700 0 200 500' },
    { code: '7770', row: '-700 200 0 -500' },
  ];
  const of = async () => {
    const { made, lines } = await make(tx, at, second, monthEnd(second));
    expect(made).toMatchObject({ account_count: 2, debit_minor: 200, credit_minor: 200 });
    return lines;
  };
  expect(await of()).toEqual(expected);
  await closeMonth(tx, at.finance, first);
  expect(await of()).toEqual(expected);
  await closeMonth(tx, at.finance, second);
  expect(await of()).toEqual(expected);
  expect((await make(tx, at, third, third)).lines).toEqual([
    { code: '1920', row: '500 30 0 530' },
    { code: '7770', row: '-500 0 30 -530' },
  ]);
});

test_('a trial balance has every account of a paid invoice', async (tx, at) => {
  await paidInvoice(tx, at);
  const first = await monthOf(tx, 0);
  const { lines, made } = await make(tx, at, first, monthEnd(first));
  expect(lines.map(({ code }) => code.slice(0, 4))).toEqual([
    '1920',
    '2600',
    '2740',
    '2770',
    '2900',
    '2910',
    '3000',
  ]);
  expect(made.debit_minor).toBe(made.credit_minor);
});

// Requirements: B10.12
test_('a statement has the balance after each entry', async (tx, at) => {
  const [first, second] = [await monthOf(tx, -1), await monthOf(tx, 0)];
  await postOn(tx, first, 700);
  await postOn(tx, first, -100);
  await postOn(tx, second, 30);
  await closeMonth(tx, at.finance, first);
  const { rows } = await tx.as(actor.operator('READ'), (client) =>
    client.query(
      `select l.debit_minor::int as debit, l.credit_minor::int as credit, l.balance_minor::int as balance
       from app_public.statement_lines l join app_public.finance_accounts a on a.id = l.finance_account_id
       where a.kind = 'BANK' order by l.occurred_on, l.id`,
    ),
  );
  expect(rows).toEqual([
    { debit: 700, credit: null, balance: 700 },
    { debit: null, credit: 100, balance: 600 },
    { debit: 30, credit: null, balance: 630 },
  ]);
});

test_('a journal references the row it was posted for', async (tx, at) => {
  const { id, paymentId } = await paidInvoice(tx, at);
  const note = await credit(tx, at, await readInvoice(tx, id), { 0: 1 });
  await publishCredit(tx, at, note.id);
  const { rows } = await tx.as(actor.operator('READ'), (client) =>
    client.query(
      `select j.kind::text, c.payment_id as payment, c.invoice_id as invoice, c.credit_note_id as note
       from app_public.journal_causes c join app_public.journals j on j.id = c.journal_id order by 1`,
    ),
  );
  expect(rows).toEqual([
    { kind: 'CREDIT', payment: null, invoice: null, note: note.id },
    { kind: 'PAYMENT', payment: paymentId, invoice: null, note: null },
    { kind: 'SPLIT', payment: null, invoice: id, note: null },
  ]);
});

test_('only finance makes them, with days in order', async (tx, at) => {
  const days = { startsOn: '2026-02-01', endsOn: '2026-01-31' };
  await expectRefusals(call(tx, at.finance, 'create_trial_balance', days), [
    { code: 'INVALID', path: 'endsOn' },
  ]);
  for (const who of [actor.operator('REVIEW'), actor.operator('READ')]) {
    await expectRefusals(call(tx, who, 'create_trial_balance', days), [{ code: 'UNAUTHORIZED' }]);
  }
  await expect(call(tx, at.owner, 'create_trial_balance', days)).rejects.toThrow(
    /permission denied/,
  );
});
