import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { call } from '../payout/call.ts';
import { ledgerOf } from './ledger-of.ts';
import {
  approve,
  atPayouts,
  bankSays,
  onItsWay,
  owedTo,
  type Payout,
  type PayoutInvoicer,
  paidInvoice,
  payoutsOf,
  propose,
  readyForPayout,
  runOf,
  send,
  sentRun,
} from './payouts.ts';

// Goal: a payout is paid when the bank reports so, and every øre is on one account at a time.
// Method: the statuses of the bank in every order, once and twice.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (
  name: string,
  work: (tx: TestTransaction, invoicer: PayoutInvoicer) => Promise<void>,
) =>
  test(
    name,
    atPayouts(() => database, work),
  );

test_('a debited payout is paid, once, and the run is done', async (tx, invoicer) => {
  const { runId, payout, state, before } = await onItsWay(tx, invoicer);
  for (const word of ['ACTC', 'ACCP', 'ACSP']) expect(await bankSays(tx, payout, word)).toBe(true);
  expect(await state()).toMatchObject({ status: 'SENT', bankStatus: 'ACSP', paidOn: null });
  expect(await bankSays(tx, payout, 'ACTC')).toBe(true);
  expect(await state()).toMatchObject({ bankStatus: 'ACSP' });
  expect(await bankSays(tx, payout, 'ACSC')).toBe(true);
  expect(await state()).toMatchObject({ status: 'PAID', paidOn: '2026-11-27' });
  const { PAYABLE: _, ...rest } = before;
  const paid = { ...rest, BANK: before.BANK! - 582_903, WITHHELD_TAX: -249_700 };
  expect(await ledgerOf(tx)).toEqual(paid);
  expect(await bankSays(tx, payout, 'ACSC')).toBe(true);
  expect(await bankSays(tx, payout, 'ACCP')).toBe(true);
  expect(await bankSays(tx, payout, 'RJCT', 'AC04')).toBe(false);
  expect(await ledgerOf(tx)).toEqual(paid);
  expect(await runOf(tx, runId)).toMatchObject({ status: 'DONE', tax: 249_700 });
});

test_('the tax of a finished run is a transfer to be posted', async (tx, invoicer) => {
  const { payout } = await onItsWay(tx, invoicer);
  await bankSays(tx, payout, 'ACSC');
  const [transfer] = await tx.query<{ id: string }>(
    `select t.id, t.status::text, t.amount_minor::int as amount, f.kind::text as "from", o.kind::text as "to"
     from app_public.transfers t join app_public.finance_accounts f on f.id = t.from_finance_account_id
       join app_public.finance_accounts o on o.id = t.to_finance_account_id
       join app_public.payout_runs r on r.tax_transfer_id = t.id`,
  );
  expect(transfer).toMatchObject({
    status: 'DRAFT',
    amount: 249_700,
    from: 'BANK',
    to: 'WITHHELD_TAX',
  });
  await call(tx, invoicer.finance, 'post_transfer', { id: transfer!.id });
  expect(await ledgerOf(tx)).not.toHaveProperty('WITHHELD_TAX');
});

test_('a rejected payout is owed again, and its tax is not due', async (tx, invoicer) => {
  const { runId, payout, state, before } = await onItsWay(tx, invoicer);
  await bankSays(tx, payout, 'ACSP');
  expect(await bankSays(tx, payout, 'RJCT', 'AC04 Closed account')).toBe(true);
  expect(await state()).toMatchObject({ status: 'REJECTED', reason: 'AC04 Closed account' });
  expect(await ledgerOf(tx)).toEqual(before);
  expect(await owedTo(tx, invoicer)).toBe(582_822);
  expect(await runOf(tx, runId)).toEqual({ status: 'DONE', count: 0, held: 0, amount: 0, tax: 0 });
  expect(await tx.query('select from app_public.transfers')).toEqual([]);
  expect(await bankSays(tx, payout, 'RJCT')).toBe(true);
  expect(await bankSays(tx, payout, 'ACSC')).toBe(false);
  expect(await ledgerOf(tx)).toEqual(before);
  const next = await call(tx, invoicer.finance, 'create_payout_run', {});
  const [again] = await payoutsOf(tx, next.id);
  expect(again).toMatchObject({ status: 'PROPOSED', payable: 582_822, tax: 249_700 });
  expect(again!.endToEndId).not.toBe(payout.endToEndId);
});

test_('a returned payout is owed again without tax', async (tx, invoicer) => {
  const { runId, payout, state } = await onItsWay(tx, invoicer);
  await bankSays(tx, payout, 'ACSC');
  const books = await ledgerOf(tx);
  expect(await bankSays(tx, payout, 'RTRN', 'AC01')).toBe(true);
  expect(await state()).toMatchObject({ status: 'RETURNED', reason: 'AC01' });
  expect(await bankSays(tx, payout, 'RTRN')).toBe(true);
  expect(await ledgerOf(tx)).toEqual({ ...books, BANK: books.BANK! + 582_903, PAYABLE: -582_903 });
  expect(await runOf(tx, runId)).toMatchObject({ status: 'DONE', tax: 249_700 });
  const next = await call(tx, invoicer.finance, 'create_payout_run', {});
  expect(await payoutsOf(tx, next.id)).toMatchObject([
    { payable: 582_903, gross: 0, tax: 0, amount: 582_903 },
  ]);
});

test_('a return before the debit counts as both', async (tx, invoicer) => {
  const { payout, state } = await onItsWay(tx, invoicer);
  expect(await bankSays(tx, payout, 'RTRN')).toBe(true);
  expect(await state()).toMatchObject({ status: 'RETURNED' });
  expect(await ledgerOf(tx)).not.toHaveProperty('PAYOUT_CLEARING');
});

test_('a run is done when the last of its payouts is answered', async (tx, invoicer) => {
  await paidInvoice(tx, invoicer);
  const other = { ...invoicer, ...(await makeInvoicer(tx, 'organization')) };
  await readyForPayout(tx, other);
  await paidInvoice(tx, other);
  const runId = await sentRun(tx, invoicer);
  const [first, second] = await payoutsOf(tx, runId);
  await bankSays(tx, first!, 'ACSC');
  expect(await runOf(tx, runId)).toMatchObject({ status: 'SENT', count: 2 });
  await bankSays(tx, second!, 'RJCT');
  expect(await runOf(tx, runId)).toMatchObject({ status: 'DONE', count: 1 });
});

test_('no tax is withheld from an organisation', async (tx, invoicer) => {
  const other = { ...invoicer, ...(await makeInvoicer(tx, 'organization')) };
  await readyForPayout(tx, other);
  await paidInvoice(tx, other);
  const runId = await sentRun(tx, invoicer);
  // 10 000.00 less 5 %.
  expect(await payoutsOf(tx, runId)).toMatchObject([
    { payable: 950_000, gross: 0, tax: 0, amount: 950_000 },
  ]);
});

test_('an unknown id, or one that was not sent, is left to the caller', async (tx, invoicer) => {
  await paidInvoice(tx, invoicer);
  const id = (await propose(tx))!;
  const [payout] = await payoutsOf(tx, id);
  const unknown = { ...payout, endToEndId: 'HP0' } as Payout;
  expect(await bankSays(tx, unknown, 'ACSC')).toBe(false);
  expect(await bankSays(tx, payout!, 'ACSC')).toBe(false);
  await approve(tx, invoicer, id);
  expect(await bankSays(tx, payout!, 'ACSC')).toBe(false);
  await send(tx, id);
  expect(await bankSays(tx, payout!, 'NEWS')).toBe(true);
  expect(await payoutsOf(tx, id)).toMatchObject([{ status: 'SENT', bankStatus: 'NEWS' }]);
});

test_('a reason starting with a known code of the bank has a text', async (tx) => {
  const read = async (reason: string | null) => {
    const [row] = await tx.query('select app_hidden.bank_reason($1)::text as code', [reason]);
    return row!.code;
  };
  for (const reason of ['AC04', 'AC04 Kontoen er avsluttet', ' ac04\nclosed']) {
    expect(await read(reason)).toBe('AC04');
  }
  for (const reason of [null, '', 'AC99', 'AC04Closed', 'The account, AC04', 'SAC04']) {
    expect(await read(reason)).toBeNull();
  }
});
