import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { jobs, workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { ledgerOf } from './ledger-of.ts';
import {
  approve,
  atPayouts,
  owedTo,
  type PayoutInvoicer,
  paidInvoice,
  payoutsOf,
  propose,
  runOf,
} from './payouts.ts';

// Goal: a run pays the owed amounts once, to eligible profiles, after the approval of a second operator.
// Method: one freelancer of 10 000.00 at 30 % whose gross salary is 8 326.03, and every obstacle of a payout.

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

/** Estimated on the invoice: tax 2 497.81 and payout 5 828.22; the slip withholds whole kroner. */
const worked = { payable: 582_822, gross: 832_603, tax: 249_700, amount: 582_903 };

// Requirements: B3.43
test_(
  'a proposal pays each profile the owed amount, with the tax in whole kroner',
  async (tx, invoicer) => {
    await paidInvoice(tx, invoicer);
    const id = await propose(tx);
    const [payout, ...others] = await payoutsOf(tx, id!);
    expect(others).toEqual([]);
    expect(payout).toMatchObject({ status: 'PROPOSED', account: '86011117947', ...worked });
    expect(await runOf(tx, id!)).toEqual({
      status: 'PROPOSED',
      count: 1,
      held: 0,
      amount: worked.amount,
      tax: worked.tax,
    });
    const [days] = await tx.query(
      `select payout_on = app_hidden.next_bank_day(app_hidden.today()) as "isNext",
       tax_due_on = app_hidden.next_bank_day(payout_on) as "isDueThen" from app_public.payout_runs`,
    );
    expect(days).toEqual({ isNext: true, isDueThen: true });
    expect(await ledgerOf(tx)).not.toHaveProperty('PAYOUT_CLEARING');
  },
);

test_('the worker proposes once a day, and nothing without owed amounts', async (tx, invoicer) => {
  expect(await propose(tx)).toBeNull();
  await paidInvoice(tx, invoicer);
  const first = await propose(tx);
  await paidInvoice(tx, invoicer);
  expect(await propose(tx)).toBe(first);
  expect(await tx.query('select id from app_public.payout_runs')).toEqual([{ id: first }]);
});

test_(
  'several invoices of a profile are one payout, whose tax is rounded down once',
  async (tx, invoicer) => {
    await paidInvoice(tx, invoicer);
    await paidInvoice(tx, invoicer);
    const [payout] = await payoutsOf(tx, (await propose(tx))!);
    // 2 × 8 326.03 at 30 % are 4 995.618.
    expect(payout).toMatchObject({
      payable: 1_165_644,
      gross: 1_665_206,
      tax: 499_500,
      amount: 1_165_706,
    });
    const items = await tx.query(
      'select amount_minor::int as amount, estimated_tax_minor::int as estimated, is_released from app_public.payout_items',
    );
    expect(items).toEqual(
      Array(2).fill({ amount: 582_822, estimated: 249_781, is_released: false }),
    );
  },
);

test_(
  'approval posts the payout, with the tax corrected, and enqueues the file',
  async (tx, invoicer) => {
    await paidInvoice(tx, invoicer);
    const before = await ledgerOf(tx);
    const id = (await propose(tx))!;
    await approve(tx, invoicer, id);
    expect(await ledgerOf(tx)).toEqual({
      ...Object.fromEntries(Object.entries(before).filter(([kind]) => kind !== 'PAYABLE')),
      WITHHELD_TAX: -worked.tax,
      PAYOUT_CLEARING: -worked.amount,
    });
    expect(await owedTo(tx, invoicer)).toBe(0);
    expect(await runOf(tx, id)).toMatchObject({ status: 'APPROVED', amount: worked.amount });
    expect(await payoutsOf(tx, id)).toMatchObject([{ status: 'SENT' }]);
    expect(await jobs(tx)).toContain('settlement/send_payout_run');
    await expectRefusals(approve(tx, invoicer, id), [{ code: 'INVALID_TRANSITION' }]);
  },
);

describe('approval is refused', () => {
  test_(
    'to operators without FINANCE, with an account in it, and to its proposer',
    async (tx, invoicer) => {
      await paidInvoice(tx, invoicer);
      const id = (await propose(tx))!;
      const as = (who: PayoutInvoicer['approver']) => call(tx, who, 'approve_payout_run', { id });
      const denied = [{ code: 'UNAUTHORIZED' }];
      await expectRefusals(as(actor.operator('REVIEW')), denied);
      const { settings } = invoicer.approver;
      const own = { 'app.own_account_ids': `{${invoicer.accountId}}` };
      await expectRefusals(as({ ...invoicer.approver, settings: { ...settings, ...own } }), denied);
      await tx.query('update app_public.payout_runs set created_by = $1', [
        settings['app.user_id'],
      ]);
      await expectRefusals(as(invoicer.approver), denied);
      await as(invoicer.finance);
    },
  );

  test_('to operators who withheld a payout of it', async (tx, invoicer) => {
    await paidInvoice(tx, invoicer);
    const id = (await propose(tx))!;
    const [payout] = await payoutsOf(tx, id);
    const hold = (reason: string) =>
      call(tx, invoicer.approver, 'hold_payout', { id: payout!.id, reason });
    await expectRefusals(hold(' '), [{ code: 'BLANK', path: 'reason' }]);
    await hold('The invoice is disputed');
    expect(await payoutsOf(tx, id)).toMatchObject([
      { status: 'HELD', held: 'OPERATOR', reason: 'The invoice is disputed' },
    ]);
    expect(await runOf(tx, id)).toMatchObject({ count: 0, held: 1, amount: 0, tax: 0 });
    await expectRefusals(approve(tx, invoicer, id), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(call(tx, invoicer.finance, 'approve_payout_run', { id }), [
      { code: 'INVALID_ACTION' },
    ]);
    await expectRefusals(hold('Again'), [{ code: 'INVALID_TRANSITION' }]);
  });

  test_('of a changed run, without a fresh code, and of an unknown run', async (tx, invoicer) => {
    await paidInvoice(tx, invoicer);
    const id = (await propose(tx))!;
    const as = (input: object) =>
      call(tx, invoicer.approver, 'approve_payout_run', { id, ...input });
    await expectRefusals(as({ id: invoicer.userId }), [{ code: 'INVALID', path: 'id' }]);
    await expectRefusals(as({ updatedAt: '2020-01-01T00:00:00Z' }), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
    await tx.query(
      `update app_public.sessions set second_level_at = now() - interval '16 minutes'`,
    );
    await expectRefusals(as({}), [{ code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' }]);
  });
});

describe('a run', () => {
  test_(
    'that is cancelled pays nothing; by hand it can be proposed again on the same day',
    async (tx, invoicer) => {
      await paidInvoice(tx, invoicer);
      const id = (await propose(tx))!;
      const cancel = (more: object) =>
        call(tx, invoicer.finance, 'cancel_payout_run', { id, ...more });
      await expectRefusals(cancel({ reason: '' }), [{ code: 'BLANK', path: 'reason' }]);
      await expectRefusals(
        call(tx, actor.operator('REVIEW'), 'cancel_payout_run', { id, reason: 'x' }),
        [{ code: 'UNAUTHORIZED' }],
      );
      await cancel({ reason: 'Wrong bank day' });
      expect(await runOf(tx, id)).toMatchObject({ status: 'CANCELLED', count: 0, held: 1 });
      expect(await payoutsOf(tx, id)).toMatchObject([{ status: 'HELD', held: 'RUN_CANCELLED' }]);
      await expectRefusals(cancel({ reason: 'Again' }), [{ code: 'INVALID_TRANSITION' }]);
      await expectRefusals(approve(tx, invoicer, id), [{ code: 'INVALID_TRANSITION' }]);
      expect(await workerCall(tx, 'propose_payouts')).toBeNull();
      const made = await call(tx, invoicer.finance, 'create_payout_run', {});
      expect(await payoutsOf(tx, made.id)).toMatchObject([{ status: 'PROPOSED', ...worked }]);
      await expectRefusals(call(tx, invoicer.finance, 'create_payout_run', {}), [
        { code: 'INVALID_ACTION' },
      ]);
      await expectRefusals(call(tx, invoicer.finance, 'approve_payout_run', { id: made.id }), [
        { code: 'UNAUTHORIZED' },
      ]);
      await approve(tx, invoicer, made.id);
    },
  );

  test_('cannot be proposed by hand without owed amounts, nor by others', async (tx, invoicer) => {
    await expectRefusals(call(tx, invoicer.finance, 'create_payout_run', {}), [
      { code: 'INVALID' },
    ]);
    await expectRefusals(call(tx, actor.operator('REVIEW'), 'create_payout_run', {}), [
      { code: 'UNAUTHORIZED' },
    ]);
  });

  test_('of yesterday without an approval is replaced by today’s', async (tx, invoicer) => {
    await paidInvoice(tx, invoicer);
    const old = (await propose(tx))!;
    await tx.query('update app_public.payout_runs set proposed_on = proposed_on - 1');
    await paidInvoice(tx, invoicer);
    const id = (await propose(tx))!;
    expect(id).not.toBe(old);
    expect(await runOf(tx, old)).toMatchObject({ status: 'CANCELLED' });
    expect(await payoutsOf(tx, id)).toMatchObject([{ status: 'PROPOSED', payable: 1_165_644 }]);
  });

  test_('that is approved after its day is paid on the next bank day', async (tx, invoicer) => {
    await paidInvoice(tx, invoicer);
    const id = (await propose(tx))!;
    await tx.query(
      `update app_public.payout_runs set proposed_on = '2026-01-05', payout_on = '2026-01-06', tax_due_on = '2026-01-07'`,
    );
    await approve(tx, invoicer, id);
    const [run] = await tx.query(
      `select payout_on >= app_hidden.today() and app_hidden.is_bank_day(payout_on) as "isBankDay",
         tax_due_on = app_hidden.next_bank_day(payout_on) as "isDueThen",
         message_id ~ ('^HONORAR-' || to_char(payout_on, 'YYYYMMDD') || '-[0-9]{6}-[0-9a-f]{8}$') as "isNamed"
       from app_public.payout_runs`,
    );
    expect(run).toEqual({ isBankDay: true, isDueThen: true, isNamed: true });
  });
});
