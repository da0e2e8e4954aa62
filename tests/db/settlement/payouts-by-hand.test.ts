import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { ledgerOf } from './ledger-of.ts';
import {
  approve,
  atPayouts,
  bankSays,
  onItsWay,
  owedTo,
  type PayoutInvoicer,
  paidInvoice,
  payoutsOf,
  propose,
  runOf,
  send,
} from './payouts.ts';

// Goal: statuses of a payout entered by operators of finance have the same effect as those of the bank.
// Method: each command once and twice, with and without reason, day, right and code.

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

describe('by hand', () => {
  const today = `(select app_hidden.today()::text as day)`;
  const day = async (tx: TestTransaction) => (await tx.query<{ day: string }>(today))[0]!.day;

  test_('an operator confirms, once, with a reason and a valid day', async (tx, invoicer) => {
    const { payout, state, runId } = await onItsWay(tx, invoicer);
    const paidOn = await day(tx);
    const confirm = (more: object = {}) =>
      call(tx, invoicer.finance, 'confirm_payout', {
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

  test_('an operator rejects, and registers a return', async (tx, invoicer) => {
    const { payout, state } = await onItsWay(tx, invoicer);
    const move = (name: string, more: object = {}) =>
      call(tx, invoicer.finance, name, { id: payout.id, reason: 'The bank called', ...more });
    await expectRefusals(move('return_payout'), [{ code: 'INVALID_TRANSITION' }]);
    await expectRefusals(move('reject_payout', { reason: '' }), [
      { code: 'BLANK', path: 'reason' },
    ]);
    await move('reject_payout');
    expect(await state()).toMatchObject({ status: 'REJECTED', reason: 'The bank called' });
    await expectRefusals(move('reject_payout'), [{ code: 'INVALID_TRANSITION' }]);
    const next = await call(tx, invoicer.finance, 'create_payout_run', {});
    await approve(tx, invoicer, next.id);
    await send(tx, next.id);
    const [again] = await payoutsOf(tx, next.id);
    await bankSays(tx, again!, 'ACSC');
    await call(tx, invoicer.finance, 'return_payout', { id: again!.id, reason: 'Closed account' });
    expect(await payoutsOf(tx, next.id)).toMatchObject([{ status: 'RETURNED' }]);
    expect(await owedTo(tx, invoicer)).toBe(582_903);
  });

  test_('no status is accepted while the file is being written', async (tx, invoicer) => {
    await paidInvoice(tx, invoicer);
    const id = (await propose(tx))!;
    await approve(tx, invoicer, id);
    const [payout] = await payoutsOf(tx, id);
    await expectRefusals(
      call(tx, invoicer.finance, 'reject_payout', { id: payout!.id, reason: 'Too early' }),
      [{ code: 'INVALID_TRANSITION' }],
    );
  });

  test_(
    'is refused without FINANCE, on an account of their own, or without a code',
    async (tx, invoicer) => {
      const { payout } = await onItsWay(tx, invoicer);
      const input = { id: payout.id, reason: 'In the bank', paidOn: await day(tx) };
      const own = {
        ...invoicer.finance,
        settings: {
          ...invoicer.finance.settings,
          'app.own_account_ids': `{${invoicer.accountId}}`,
        },
      };
      for (const name of ['confirm_payout', 'reject_payout']) {
        const { paidOn: _, ...rest } = input;
        const given = name === 'confirm_payout' ? input : rest;
        await expectRefusals(call(tx, actor.operator('REVIEW'), name, given), [
          { code: 'UNAUTHORIZED' },
        ]);
        await expectRefusals(call(tx, own, name, given), [{ code: 'UNAUTHORIZED' }]);
        await expectRefusals(call(tx, invoicer.finance, name, { ...given, id: invoicer.userId }), [
          { code: 'INVALID', path: 'id' },
        ]);
      }
      await tx.query(
        `update app_public.sessions set second_level_at = now() - interval '16 minutes'`,
      );
      await expectRefusals(call(tx, invoicer.finance, 'confirm_payout', input), [
        { code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' },
      ]);
    },
  );
});

test_(
  'a payee that cannot be written is left out of the file, and owed again',
  async (tx, invoicer) => {
    await paidInvoice(tx, invoicer);
    const id = (await propose(tx))!;
    await approve(tx, invoicer, id);
    const [payout] = await payoutsOf(tx, id);
    await workerCall(tx, 'record_unpayable', id, payout!.endToEndId, 'INVALID creditor.name');
    expect(await payoutsOf(tx, id)).toMatchObject([
      { status: 'REJECTED', reason: 'INVALID creditor.name' },
    ]);
    expect(await runOf(tx, id)).toMatchObject({ status: 'DONE', amount: 0 });
    expect(await owedTo(tx, invoicer)).toBe(582_822);
  },
);

test_('the file of a run is opened by finance, with an event', async (tx, invoicer) => {
  await paidInvoice(tx, invoicer);
  const id = (await propose(tx))!;
  await approve(tx, invoicer, id);
  const open = (who: PayoutInvoicer['finance']) => call(tx, who, 'open_payout_file', { id });
  await expectRefusals(open(invoicer.finance), [{ code: 'INVALID_ACTION' }]);
  await send(tx, id);
  await expectRefusals(open(actor.operator('REVIEW')), [{ code: 'UNAUTHORIZED' }]);
  const seen = () =>
    tx.as(invoicer.finance, async (client) => {
      const { rows } = await client.query(
        'select from app_public.files f join app_public.payout_runs r on r.file_id = f.id where r.id = $1',
        [id],
      );
      return rows.length;
    });
  expect(await seen()).toBe(0);
  await open(invoicer.finance);
  expect(await seen()).toBe(1);
  const events = await tx.query(
    `select event_type from app_public.events where entity = 'payout_runs' and event_type = 'OPENED'`,
  );
  expect(events).toHaveLength(1);
});
