import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { book, camt054, paid, queue } from './bank-file.ts';
import { credited, noteOf, REFUND, refundsOf } from './client-refunds.ts';
import { expectProof } from './expect-proof.ts';
import { ledgerOf } from './ledger-of.ts';
import { approve, atPayouts, type PayoutInvoicer, propose } from './payouts.ts';

// Goal: a refund that no run can pay is settled by the bank's debit or by a posted transfer of its amount, once, and
// the books balance.
// Method: a refund without an account, debits of its amount, above and below, and transfers that are and are not its
// own.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

const settle = (
  tx: TestTransaction,
  at: PayoutInvoicer,
  id: string,
  more: Record<string, unknown>,
) => call(tx, at.finance, 'settle_client_refund', { id, reason: 'Paid in the bank', ...more });

/** A waiting debit of the bank without a reference. */
async function debit(tx: TestTransaction, at: PayoutInvoicer, amount: number): Promise<string> {
  const before = new Set((await queue(tx)).map(({ id }) => id));
  await book(tx, at.finance, camt054([paid(null, amount, { direction: 'DEBIT', text: 'Abroad' })]));
  const waiting = (await queue(tx)).filter(({ id }) => !before.has(id));
  expect(waiting).toMatchObject([{ reason: 'DEBIT', waiting: -amount }]);
  return waiting[0]!.id;
}

interface Transfer {
  amount?: number;
  from?: string;
  to?: string;
  isDraft?: boolean;
}

async function transfer(
  tx: TestTransaction,
  at: PayoutInvoicer,
  more: Transfer = {},
): Promise<string> {
  const { amount = REFUND, from = 'BANK', to = 'CLIENT_FUNDS', isDraft = false } = more;
  const [accounts] = await tx.query<{ from: string; to: string }>(
    'select app_private.finance_account_id($1) as from, app_private.finance_account_id($2) as to',
    [from, to],
  );
  const { id } = await call(tx, at.finance, 'create_transfer', {
    attributes: {
      amount,
      description: 'Refund abroad',
      fromFinanceAccountId: accounts!.from,
      toFinanceAccountId: accounts!.to,
    },
  });
  if (!isDraft) await call(tx, at.finance, 'post_transfer', { id });
  return id;
}

// Requirements: B10.7
test_('the bank’s debit settles it, with its credit note', async (tx, at) => {
  const { refund, note } = await credited(tx, at, true);
  const bankExceptionId = await debit(tx, at, REFUND);
  const before = await ledgerOf(tx);
  await settle(tx, at, refund.id, { bankExceptionId });
  expect((await refundsOf(tx))[0]).toMatchObject({
    status: 'PAID',
    reason: 'Paid in the bank',
    paidOn: '2026-11-20',
  });
  expect(await noteOf(tx, note)).toEqual({ status: 'RESOLVED', refunded: REFUND });
  const after = await ledgerOf(tx);
  expect(after).toMatchObject({ BANK: before.BANK });
  expect(after).not.toHaveProperty('UNEXPLAINED');
  expect(after.CLIENT_FUNDS ?? 0).toBe((before.CLIENT_FUNDS ?? 0) + REFUND);
  const [event] = await tx.query<{ data: { reason: string } }>(
    `select data from app_public.events where entity = 'client_refunds' and entity_id = $1 and event_type = 'PAID'`,
    [refund.id],
  );
  expect(event!.data.reason).toBe('Paid in the bank');
  await expectProof(tx);
  await expectRefusals(settle(tx, at, refund.id, { bankExceptionId }), [
    { code: 'INVALID_TRANSITION' },
    { code: 'INVALID_ACTION', path: 'bankExceptionId' },
  ]);
});

test_('the part of the debit beyond it goes on waiting', async (tx, at) => {
  const { refund } = await credited(tx, at, true);
  const bankExceptionId = await debit(tx, at, REFUND + 5_000);
  await settle(tx, at, refund.id, { bankExceptionId });
  expect(await queue(tx)).toMatchObject([{ id: bankExceptionId, waiting: -5_000 }]);
  await expectProof(tx);
});

// Requirements: B10.7
test_('a posted transfer settles it, and books its debit', async (tx, at) => {
  const { refund, note } = await credited(tx, at, true);
  await settle(tx, at, refund.id, { transferId: await transfer(tx, at) });
  expect((await refundsOf(tx))[0]).toMatchObject({ status: 'PAID' });
  expect(await noteOf(tx, note)).toMatchObject({ status: 'RESOLVED' });
  await expectProof(tx);
});

test_('an overpayment is settled as well', async (tx, at) => {
  await book(tx, at.finance, camt054([paid(null, 70_000, { text: 'No invoice' })]));
  const [waiting] = await queue(tx);
  const input = { id: waiting!.id, accountNumber: '86011117947' };
  await call(tx, at.finance, 'repay_bank_transaction', input);
  const [refund] = await refundsOf(tx);
  const withheld = { id: refund!.id, reason: 'Their account is abroad' };
  await call(tx, at.finance, 'withhold_client_refund', withheld);
  await settle(tx, at, refund!.id, { bankExceptionId: await debit(tx, at, 70_000) });
  expect(await refundsOf(tx)).toMatchObject([{ status: 'PAID' }]);
  await expectProof(tx);
});

describe('is refused', () => {
  test_('without a payment, with two, and with one that is not its own', async (tx, at) => {
    const { refund } = await credited(tx, at, true);
    const to = (more: Record<string, unknown>) => settle(tx, at, refund.id, more);
    const bankExceptionId = await debit(tx, at, REFUND);
    const transferId = await transfer(tx, at);
    const at_ = (path: string, code = 'INVALID_ACTION') => [{ code, path }];
    await expectRefusals(to({}), at_('bankExceptionId', 'BLANK'));
    await expectRefusals(to({ bankExceptionId, transferId }), at_('transferId', 'PRESENT'));
    await expectRefusals(to({ bankExceptionId: refund.id }), at_('bankExceptionId', 'INVALID'));
    await expectRefusals(to({ transferId: refund.id }), at_('transferId', 'INVALID'));
    const small = await debit(tx, at, REFUND - 1);
    await expectRefusals(to({ bankExceptionId: small }), at_('bankExceptionId'));
    await book(tx, at.finance, camt054([paid(null, REFUND, { text: 'Money in' })]));
    const credit = (await queue(tx)).find(({ waiting }) => waiting === REFUND)!.id;
    await expectRefusals(to({ bankExceptionId: credit }), at_('bankExceptionId'));
    const aside = { id: small, reason: 'Fee' };
    await call(tx, at.finance, 'set_aside_bank_transaction', aside);
    await expectRefusals(to({ bankExceptionId: small }), at_('bankExceptionId'));
    for (const other of [
      { isDraft: true },
      { amount: REFUND + 1 },
      { from: 'ROUNDING' },
      { to: 'PLATFORM_FEE' },
    ]) {
      const id = await transfer(tx, at, other);
      await expectRefusals(to({ transferId: id }), at_('transferId'));
    }
    await expectRefusals(to({ bankExceptionId, reason: ' ' }), [{ code: 'BLANK', path: 'reason' }]);
    const stale = { bankExceptionId, updatedAt: '2020-01-01T00:00:00Z' };
    await expectRefusals(to(stale), at_('updatedAt'));
    expect((await refundsOf(tx))[0]).toMatchObject({ status: 'WAITING' });
  });

  test_('by a transfer that settled another refund', async (tx, at) => {
    const first = await credited(tx, at, true);
    const transferId = await transfer(tx, at);
    await settle(tx, at, first.refund.id, { transferId });
    await credited(tx, at, true);
    const [, second] = await refundsOf(tx);
    await expectRefusals(settle(tx, at, second!.id, { transferId }), [
      { code: 'INVALID_ACTION', path: 'transferId' },
    ]);
  });

  test_('while a run pays it', async (tx, at) => {
    const { refund } = await credited(tx, at);
    const bankExceptionId = await debit(tx, at, REFUND);
    const refused = [{ code: 'INVALID_TRANSITION' }];
    await expectRefusals(settle(tx, at, refund.id, { bankExceptionId }), refused);
    await approve(tx, at, (await propose(tx))!);
    await expectRefusals(settle(tx, at, refund.id, { bankExceptionId }), refused);
  });

  test_('to all but finance with a fresh code, and on an account of their own', async (tx, at) => {
    const { refund } = await credited(tx, at, true);
    const bankExceptionId = await debit(tx, at, REFUND);
    const input = { id: refund.id, bankExceptionId, reason: 'x' };
    const as = (who: PayoutInvoicer['finance']) => call(tx, who, 'settle_client_refund', input);
    for (const who of [
      actor.operator('READ'),
      actor.operator('REVIEW'),
      actor.operator('FINANCE', at.userId, at.accountId),
    ]) {
      await expectRefusals(as(who), [{ code: 'UNAUTHORIZED' }]);
    }
    await expect(as(at.owner)).rejects.toMatchObject({ code: '42501' });
    const old = (await anOperator(tx, 'FINANCE')).who;
    await tx.query(
      `update app_public.sessions set second_level_at = now() - interval '16 minutes' where id = $1`,
      [old.settings['app.session_id']],
    );
    await expectRefusals(as(old), [{ code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' }]);
    await expectRefusals(settle(tx, at, bankExceptionId, { bankExceptionId }), [
      { code: 'INVALID', path: 'id' },
    ]);
  });
});
