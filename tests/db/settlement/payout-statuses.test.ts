import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeDesk } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { ledgerOf } from './ledger-of.ts';
import {
  approve,
  atPayouts,
  bankSays,
  owedTo,
  type Payout,
  type PayoutDesk,
  paidInvoice,
  payoutsOf,
  propose,
  readyForPayout,
  runOf,
  send,
  sentRun,
} from './payouts.ts';

// Goal: a payout is paid when the bank says so, and every øre is on one account at a time. Method: the words of the bank in
// every order, once and twice, and the same typed in by operators.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, desk: PayoutDesk) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

/** One payout on its way, and what the books were before it. */
async function onItsWay(tx: TestTransaction, desk: PayoutDesk) {
  await paidInvoice(tx, desk);
  const before = await ledgerOf(tx);
  const runId = await sentRun(tx, desk);
  const [payout] = await payoutsOf(tx, runId);
  const state = async () => (await payoutsOf(tx, runId))[0]!;
  return { before, runId, payout: payout!, state };
}

test_('what the bank has debited is paid, once, and the run is done', async (tx, desk) => {
  const { runId, payout, state, before } = await onItsWay(tx, desk);
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

test_('the tax of a run that is done is a transfer to be posted', async (tx, desk) => {
  const { payout } = await onItsWay(tx, desk);
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
  await call(tx, desk.finance, 'post_transfer', { id: transfer!.id });
  expect(await ledgerOf(tx)).not.toHaveProperty('WITHHELD_TAX');
});

test_('what the bank rejects is owed again, and its tax is not due', async (tx, desk) => {
  const { runId, payout, state, before } = await onItsWay(tx, desk);
  await bankSays(tx, payout, 'ACSP');
  expect(await bankSays(tx, payout, 'RJCT', 'AC04 Closed account')).toBe(true);
  expect(await state()).toMatchObject({ status: 'REJECTED', reason: 'AC04 Closed account' });
  expect(await ledgerOf(tx)).toEqual(before);
  expect(await owedTo(tx, desk)).toBe(582_822);
  expect(await runOf(tx, runId)).toEqual({ status: 'DONE', count: 0, held: 0, amount: 0, tax: 0 });
  expect(await tx.query('select from app_public.transfers')).toEqual([]);
  expect(await bankSays(tx, payout, 'RJCT')).toBe(true);
  expect(await bankSays(tx, payout, 'ACSC')).toBe(false);
  expect(await ledgerOf(tx)).toEqual(before);
  const next = await call(tx, desk.finance, 'create_payout_run', {});
  const [again] = await payoutsOf(tx, next.id);
  expect(again).toMatchObject({ status: 'PROPOSED', payable: 582_822, tax: 249_700 });
  expect(again!.endToEndId).not.toBe(payout.endToEndId);
});

test_('what comes back from the bank is owed again without tax', async (tx, desk) => {
  const { runId, payout, state } = await onItsWay(tx, desk);
  await bankSays(tx, payout, 'ACSC');
  const books = await ledgerOf(tx);
  expect(await bankSays(tx, payout, 'RTRN', 'AC01')).toBe(true);
  expect(await state()).toMatchObject({ status: 'RETURNED', reason: 'AC01' });
  expect(await bankSays(tx, payout, 'RTRN')).toBe(true);
  expect(await ledgerOf(tx)).toEqual({ ...books, BANK: books.BANK! + 582_903, PAYABLE: -582_903 });
  expect(await runOf(tx, runId)).toMatchObject({ status: 'DONE', tax: 249_700 });
  const next = await call(tx, desk.finance, 'create_payout_run', {});
  expect(await payoutsOf(tx, next.id)).toMatchObject([
    { payable: 582_903, gross: 0, tax: 0, amount: 582_903 },
  ]);
});

test_('a return that comes before the debit is both', async (tx, desk) => {
  const { payout, state } = await onItsWay(tx, desk);
  expect(await bankSays(tx, payout, 'RTRN')).toBe(true);
  expect(await state()).toMatchObject({ status: 'RETURNED' });
  expect(await ledgerOf(tx)).not.toHaveProperty('PAYOUT_CLEARING');
});

test_('a run is done when the last of its payouts is answered for', async (tx, desk) => {
  await paidInvoice(tx, desk);
  const other = { ...desk, ...(await makeDesk(tx, 'organization')) };
  await readyForPayout(tx, other);
  await paidInvoice(tx, other);
  const runId = await sentRun(tx, desk);
  const [first, second] = await payoutsOf(tx, runId);
  await bankSays(tx, first!, 'ACSC');
  expect(await runOf(tx, runId)).toMatchObject({ status: 'SENT', count: 2 });
  await bankSays(tx, second!, 'RJCT');
  expect(await runOf(tx, runId)).toMatchObject({ status: 'DONE', count: 1 });
});

test_('of an organisation nothing is withheld', async (tx, desk) => {
  const other = { ...desk, ...(await makeDesk(tx, 'organization')) };
  await readyForPayout(tx, other);
  await paidInvoice(tx, other);
  const runId = await sentRun(tx, desk);
  // 10 000.00 less 5 %.
  expect(await payoutsOf(tx, runId)).toMatchObject([
    { payable: 950_000, gross: 0, tax: 0, amount: 950_000 },
  ]);
});

test_('an unknown id, or one that is not sent, is the caller’s to queue', async (tx, desk) => {
  await paidInvoice(tx, desk);
  const id = (await propose(tx))!;
  const [payout] = await payoutsOf(tx, id);
  const unknown = { ...payout, endToEndId: 'HP0' } as Payout;
  expect(await bankSays(tx, unknown, 'ACSC')).toBe(false);
  expect(await bankSays(tx, payout!, 'ACSC')).toBe(false);
  await approve(tx, desk, id);
  expect(await bankSays(tx, payout!, 'ACSC')).toBe(false);
  await send(tx, id);
  expect(await bankSays(tx, payout!, 'NEWS')).toBe(true);
  expect(await payoutsOf(tx, id)).toMatchObject([{ status: 'SENT', bankStatus: 'NEWS' }]);
});

describe('by hand', () => {
  const today = `(select app_hidden.today()::text as day)`;
  const day = async (tx: TestTransaction) => (await tx.query<{ day: string }>(today))[0]!.day;

  test_('an operator confirms, once, with a reason and a day that can be', async (tx, desk) => {
    const { payout, state, runId } = await onItsWay(tx, desk);
    const paidOn = await day(tx);
    const confirm = (more: object = {}) =>
      call(tx, desk.finance, 'confirm_payout', {
        id: payout.id,
        paidOn,
        reason: 'In the bank',
        ...more,
      });
    await expectRefusals(confirm({ reason: ' ' }), [{ code: 'BLANK', path: 'reason' }]);
    await expectRefusals(confirm({ paidOn: '2999-01-01' }), [{ code: 'INVALID', path: 'paidOn' }]);
    await expectRefusals(confirm({ paidOn: '2020-01-01' }), [{ code: 'INVALID', path: 'paidOn' }]);
    await expectRefusals(confirm({ updatedAt: '2020-01-01T00:00:00Z' }), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
    await confirm();
    expect(await state()).toMatchObject({ status: 'PAID', paidOn });
    expect(await runOf(tx, runId)).toMatchObject({ status: 'DONE' });
    await expectRefusals(confirm(), [{ code: 'INVALID_TRANSITION' }]);
    expect(await bankSays(tx, payout, 'ACSC')).toBe(true);
    expect(await ledgerOf(tx)).not.toHaveProperty('PAYOUT_CLEARING');
  });

  test_('an operator rejects, and registers what came back', async (tx, desk) => {
    const { payout, state } = await onItsWay(tx, desk);
    const move = (name: string, more: object = {}) =>
      call(tx, desk.finance, name, { id: payout.id, reason: 'The bank called', ...more });
    await expectRefusals(move('return_payout'), [{ code: 'INVALID_TRANSITION' }]);
    await expectRefusals(move('reject_payout', { reason: '' }), [
      { code: 'BLANK', path: 'reason' },
    ]);
    await move('reject_payout');
    expect(await state()).toMatchObject({ status: 'REJECTED', reason: 'The bank called' });
    await expectRefusals(move('reject_payout'), [{ code: 'INVALID_TRANSITION' }]);
    const next = await call(tx, desk.finance, 'create_payout_run', {});
    await approve(tx, desk, next.id);
    await send(tx, next.id);
    const [again] = await payoutsOf(tx, next.id);
    await bankSays(tx, again!, 'ACSC');
    await call(tx, desk.finance, 'return_payout', { id: again!.id, reason: 'Closed account' });
    expect(await payoutsOf(tx, next.id)).toMatchObject([{ status: 'RETURNED' }]);
    expect(await owedTo(tx, desk)).toBe(582_903);
  });

  test_('nothing is moved while the file is being written', async (tx, desk) => {
    await paidInvoice(tx, desk);
    const id = (await propose(tx))!;
    await approve(tx, desk, id);
    const [payout] = await payoutsOf(tx, id);
    await expectRefusals(
      call(tx, desk.finance, 'reject_payout', { id: payout!.id, reason: 'Too early' }),
      [{ code: 'INVALID_TRANSITION' }],
    );
  });

  test_(
    'by nobody without FINANCE, of an account of their own, or without a code',
    async (tx, desk) => {
      const { payout } = await onItsWay(tx, desk);
      const input = { id: payout.id, reason: 'In the bank', paidOn: await day(tx) };
      const own = {
        ...desk.finance,
        settings: { ...desk.finance.settings, 'app.own_account_ids': `{${desk.accountId}}` },
      };
      for (const name of ['confirm_payout', 'reject_payout']) {
        const { paidOn: _, ...rest } = input;
        const given = name === 'confirm_payout' ? input : rest;
        await expectRefusals(call(tx, actor.operator('REVIEW'), name, given), [
          { code: 'UNAUTHORIZED' },
        ]);
        await expectRefusals(call(tx, own, name, given), [{ code: 'UNAUTHORIZED' }]);
        await expectRefusals(call(tx, desk.finance, name, { ...given, id: desk.userId }), [
          { code: 'INVALID', path: 'id' },
        ]);
      }
      await tx.query(
        `update app_public.sessions set second_level_at = now() - interval '16 minutes'`,
      );
      await expectRefusals(call(tx, desk.finance, 'confirm_payout', input), [
        { code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' },
      ]);
    },
  );
});

test_(
  'a payee that cannot be written is left out of the file, and owed again',
  async (tx, desk) => {
    await paidInvoice(tx, desk);
    const id = (await propose(tx))!;
    await approve(tx, desk, id);
    const [payout] = await payoutsOf(tx, id);
    await workerCall(tx, 'record_unpayable', id, payout!.endToEndId, 'INVALID creditor.name');
    expect(await payoutsOf(tx, id)).toMatchObject([
      { status: 'REJECTED', reason: 'INVALID creditor.name' },
    ]);
    expect(await runOf(tx, id)).toMatchObject({ status: 'DONE', amount: 0 });
    expect(await owedTo(tx, desk)).toBe(582_822);
  },
);

test_('the file of a run is opened by finance, on record', async (tx, desk) => {
  await paidInvoice(tx, desk);
  const id = (await propose(tx))!;
  await approve(tx, desk, id);
  const open = (who: PayoutDesk['finance']) => call(tx, who, 'open_payout_file', { id });
  await expectRefusals(open(desk.finance), [{ code: 'INVALID_ACTION' }]);
  await send(tx, id);
  await expectRefusals(open(actor.operator('REVIEW')), [{ code: 'UNAUTHORIZED' }]);
  const seen = () =>
    tx.as(desk.finance, async (client) => {
      const { rows } = await client.query(
        'select from app_public.files f join app_public.payout_runs r on r.file_id = f.id where r.id = $1',
        [id],
      );
      return rows.length;
    });
  expect(await seen()).toBe(0);
  await open(desk.finance);
  expect(await seen()).toBe(1);
  const events = await tx.query(
    `select event_type from app_public.events where entity = 'payout_runs' and event_type = 'OPENED'`,
  );
  expect(events).toHaveLength(1);
});
