import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, publishCredit } from '../invoicing/credit/credit.ts';
import { call } from '../payout/call.ts';
import {
  credited,
  noteOf,
  PAYER,
  provide,
  REFUND,
  refundOnItsWay,
  refundsOf,
} from './client-refunds.ts';
import { expectProof } from './expect-proof.ts';
import { ledgerOf } from './ledger-of.ts';
import {
  approve,
  atPayouts,
  bankSays,
  type PayoutInvoicer,
  payoutsOf,
  propose,
  runOf,
  send,
} from './payouts.ts';
import { registerPayment } from './register-payment.ts';

// Goal: a credited amount of a paid invoice is refunded to the client once, to the øre, whatever the bank answers.
// Method: ten hours of 1 250.00 with VAT, three of them credited after the payment.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

// Requirements: B10.5
test_(
  'goes to the payer’s account with the next run, and settles the credit note',
  async (tx, at) => {
    const { note, refund } = await credited(tx, at);
    expect(refund).toMatchObject({ status: 'READY', amount: REFUND, account: PAYER });
    expect(note.status).toBe('PUBLISHED');
    await expectProof(tx);
    const { run, payout } = await refundOnItsWay(tx, at);
    expect(payout).toMatchObject({ account: PAYER, payable: REFUND, tax: 0, gross: 0 });
    expect(await ledgerOf(tx)).not.toHaveProperty('CLIENT_FUNDS');
    expect((await refundsOf(tx))[0]!.status).toBe('SENT');
    await expectProof(tx);
    expect(await bankSays(tx, payout, 'ACSC')).toBe(true);
    expect(await bankSays(tx, payout, 'ACSC')).toBe(true);
    expect((await refundsOf(tx))[0]).toMatchObject({ status: 'PAID', paidOn: '2026-11-27' });
    expect(await noteOf(tx, note)).toEqual({ status: 'RESOLVED', refunded: REFUND });
    expect((await runOf(tx, run)).count).toBe(2);
    await expectProof(tx);
    expect(await propose(tx)).toBeNull();
  },
);

test_('is paid even if it is the only payment of a run', async (tx, at) => {
  await tx.query('update app_public.accounts set blocked_at = now() where id = $1', [at.accountId]);
  await credited(tx, at);
  const { run, payout } = await refundOnItsWay(tx, at);
  expect(await runOf(tx, run)).toMatchObject({ count: 1, held: 1, amount: REFUND, tax: 0 });
  await bankSays(tx, payout, 'BOOK');
  expect(await runOf(tx, run)).toMatchObject({ status: 'DONE' });
  await expectProof(tx);
});

// Requirements: B10.5
test_('that the bank rejects waits for another account, and is paid once', async (tx, at) => {
  const { note, refund } = await credited(tx, at);
  const first = await refundOnItsWay(tx, at);
  await bankSays(tx, first.payout, 'RJCT', 'AC04 closed');
  expect((await refundsOf(tx))[0]).toMatchObject({ status: 'WAITING', reason: 'AC04 closed' });
  expect(await ledgerOf(tx)).toMatchObject({ CLIENT_FUNDS: -REFUND });
  await expectProof(tx);
  await provide(tx, at, refund, '15034567899');
  const { id } = await call(tx, at.finance, 'create_payout_run', {});
  await approve(tx, at, id);
  await send(tx, id);
  const [again] = await payoutsOf(tx, id);
  expect(again).toMatchObject({ amount: REFUND, account: '15034567899' });
  expect(again!.endToEndId).not.toBe(first.payout.endToEndId);
  await bankSays(tx, again!, 'ACSC');
  expect(await noteOf(tx, note)).toMatchObject({ status: 'RESOLVED' });
  await expectProof(tx);
});

test_('that is returned is owed again, and its credit note is open again', async (tx, at) => {
  const { note } = await credited(tx, at);
  const { payout } = await refundOnItsWay(tx, at);
  await bankSays(tx, payout, 'ACSC');
  await bankSays(tx, payout, 'RTRN', 'Unknown account');
  expect(await refundsOf(tx)).toMatchObject([{ status: 'WAITING', paidOn: null }]);
  expect(await noteOf(tx, note)).toEqual({ status: 'PUBLISHED', refunded: 0 });
  await expectProof(tx);
});

test_('each of two credit notes has its own refund', async (tx, at) => {
  const { invoice } = await credited(tx, at);
  await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 7 })).id);
  expect((await refundsOf(tx)).map(({ amount }) => amount)).toEqual([REFUND, 875_000]);
  await expectProof(tx);
});

describe('a reversed payment', () => {
  const takeBack = async (tx: TestTransaction, at: PayoutInvoicer) => {
    const [payment] = await tx.query<{ id: string }>(
      `select id from app_public.payments where reverses_id is null order by id desc limit 1`,
    );
    const input = { id: payment!.id, reason: 'The bank took it back' };
    return call(tx, at.finance, 'create_payment_reversal', input);
  };

  test_('cancels the refund that depends on it', async (tx, at) => {
    const { invoice, note } = await credited(tx, at, true);
    await takeBack(tx, at);
    expect(await refundsOf(tx)).toMatchObject([{ status: 'CANCELLED' }]);
    expect(await noteOf(tx, note)).toEqual({ status: 'RESOLVED', refunded: 0 });
    expect(await ledgerOf(tx)).toEqual({});
    await expectProof(tx);
    await registerPayment(tx, invoice.id);
    expect(await ledgerOf(tx)).not.toHaveProperty('CLIENT_FUNDS');
    await expectProof(tx);
  });

  test_('of an invoice credited in full leaves nothing', async (tx, at) => {
    const { invoice } = await credited(tx, at, true);
    await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 7 })).id);
    await takeBack(tx, at);
    expect((await refundsOf(tx)).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await ledgerOf(tx)).toEqual({});
    await expectProof(tx);
  });

  test_('of a sent or paid refund is refused', async (tx, at) => {
    await credited(tx, at);
    const { payout } = await refundOnItsWay(tx, at);
    await expectRefusals(takeBack(tx, at), [{ code: 'INVALID_ACTION' }]);
    await bankSays(tx, payout, 'ACSC');
    await expectRefusals(takeBack(tx, at), [{ code: 'INVALID_ACTION' }]);
  });
});
