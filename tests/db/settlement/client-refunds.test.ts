import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { call, type Row } from '../payout/call.ts';
import { book, camt054, paid } from './bank-file.ts';
import { expectProof } from './expect-proof.ts';
import { ledgerOf } from './ledger-of.ts';
import { payInFull } from './pay-in-full.ts';
import {
  approve,
  atPayouts,
  bankSays,
  type PayoutDesk,
  payoutsOf,
  propose,
  runOf,
  send,
} from './payouts.ts';
import { type Refund, refundsOf } from './refunds-of.ts';

// Goal: what a credit note takes back of a paid invoice goes back to the client once, to a right account, after two
// operators, and to the øre. Method: ten hours of 1 250.00 with VAT, three of them credited after the payment.

const REFUND = 375_000;
const PAYER = '86011117947';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, desk: PayoutDesk) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

/** An invoice that its client has paid by the bank, or by hand, and of which three hours are credited. */
async function credited(tx: TestTransaction, desk: PayoutDesk, byHand = false) {
  const invoice = await makePublished(tx, desk);
  if (byHand) await payInFull(tx, invoice.id);
  else {
    const payment = paid(String(invoice.kid), Number(invoice.total_minor));
    await book(tx, desk.finance, camt054([payment]));
  }
  const note = await publishCredit(tx, desk, (await credit(tx, desk, invoice, { 0: 3 })).id);
  const [refund] = await refundsOf(tx);
  return { invoice, note, refund: refund! };
}

const noteOf = async (tx: TestTransaction, { id }: Row) => {
  const [row] = await tx.query<{ status: string; refunded: number }>(
    `select n.status::text, (app_public.invoices_settlement(i)).refunded_minor::int as refunded
     from app_public.credit_notes n join app_public.invoices i on i.id = n.invoice_id where n.id = $1`,
    [id],
  );
  return row!;
};

/** The payout of the refund in a run, on its way. */
async function onItsWay(tx: TestTransaction, desk: PayoutDesk) {
  const run = (await propose(tx))!;
  await approve(tx, desk, run);
  await send(tx, run);
  const payout = (await payoutsOf(tx, run)).find(({ amount }) => amount === REFUND)!;
  return { run, payout };
}

const provide = (tx: TestTransaction, desk: PayoutDesk, { id }: Refund, accountNumber: string) =>
  call(tx, desk.finance, 'provide_client_refund', { id, accountNumber });

test_(
  'goes to the account the payment came from with the next run, and settles the credit note',
  async (tx, desk) => {
    const { note, refund } = await credited(tx, desk);
    expect(refund).toMatchObject({ status: 'READY', amount: REFUND, account: PAYER });
    expect(note.status).toBe('PUBLISHED');
    await expectProof(tx);
    const { run, payout } = await onItsWay(tx, desk);
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

test_('is paid also when nothing else is', async (tx, desk) => {
  await tx.query('update app_public.accounts set blocked_at = now() where id = $1', [
    desk.accountId,
  ]);
  await credited(tx, desk);
  const { run, payout } = await onItsWay(tx, desk);
  expect(await runOf(tx, run)).toMatchObject({ count: 1, held: 1, amount: REFUND, tax: 0 });
  await bankSays(tx, payout, 'BOOK');
  expect(await runOf(tx, run)).toMatchObject({ status: 'DONE' });
  await expectProof(tx);
});

test_(
  'waits for an account where the bank has told none, and takes a right one',
  async (tx, desk) => {
    const { refund } = await credited(tx, desk, true);
    expect(refund).toMatchObject({ status: 'WAITING', account: null });
    const run = (await propose(tx))!;
    expect((await payoutsOf(tx, run)).map(({ amount }) => amount)).not.toContain(REFUND);
    await call(tx, desk.finance, 'cancel_payout_run', { id: run, reason: 'Wait' });
    await expectRefusals(provide(tx, desk, refund, ' '), [
      { code: 'BLANK', path: 'accountNumber' },
    ]);
    for (const wrong of ['86011117948', '12345', 'DE89370400440532013000']) {
      await expectRefusals(provide(tx, desk, refund, wrong), [
        { code: 'VERIFICATION_FAILED', path: 'accountNumber' },
      ]);
    }
    await provide(tx, desk, refund, '8601 11 17947');
    expect((await refundsOf(tx))[0]).toMatchObject({ status: 'READY', account: PAYER });
    await expectRefusals(provide(tx, desk, refund, PAYER), [{ code: 'INVALID_TRANSITION' }]);
  },
);

test_('of payments from two accounts waits for an operator', async (tx, desk) => {
  const invoice = await makePublished(tx, desk);
  const half = Number(invoice.total_minor) / 2;
  const other = paid(String(invoice.kid), half);
  other.transactions[0]!.payerAccount = '15034567899';
  await book(tx, desk.finance, camt054([paid(String(invoice.kid), half), other]));
  await publishCredit(tx, desk, (await credit(tx, desk, invoice, { 0: 3 })).id);
  expect(await refundsOf(tx)).toMatchObject([{ status: 'WAITING', account: null }]);
});

test_('that the bank rejects waits for another account, and is paid once', async (tx, desk) => {
  const { note, refund } = await credited(tx, desk);
  const first = await onItsWay(tx, desk);
  await bankSays(tx, first.payout, 'RJCT', 'AC04 closed');
  expect((await refundsOf(tx))[0]).toMatchObject({ status: 'WAITING', reason: 'AC04 closed' });
  expect(await ledgerOf(tx)).toMatchObject({ CLIENT_FUNDS: -REFUND });
  await expectProof(tx);
  await provide(tx, desk, refund, '15034567899');
  const { id } = await call(tx, desk.finance, 'create_payout_run', {});
  await approve(tx, desk, id);
  await send(tx, id);
  const [again] = await payoutsOf(tx, id);
  expect(again).toMatchObject({ amount: REFUND, account: '15034567899' });
  expect(again!.endToEndId).not.toBe(first.payout.endToEndId);
  await bankSays(tx, again!, 'ACSC');
  expect(await noteOf(tx, note)).toMatchObject({ status: 'RESOLVED' });
  await expectProof(tx);
});

test_('that comes back is owed again, and its credit note is open again', async (tx, desk) => {
  const { note } = await credited(tx, desk);
  const { payout } = await onItsWay(tx, desk);
  await bankSays(tx, payout, 'ACSC');
  await bankSays(tx, payout, 'RTRN', 'Unknown account');
  expect(await refundsOf(tx)).toMatchObject([{ status: 'WAITING', paidOn: null }]);
  expect(await noteOf(tx, note)).toEqual({ status: 'PUBLISHED', refunded: 0 });
  await expectProof(tx);
});

test_('is left out of a run when its account has changed since the proposal', async (tx, desk) => {
  const { refund } = await credited(tx, desk);
  const run = (await propose(tx))!;
  const withhold = (reason: string) =>
    call(tx, desk.finance, 'withhold_client_refund', { id: refund.id, reason });
  await expectRefusals(withhold(' '), [{ code: 'BLANK', path: 'reason' }]);
  await withhold('The client has told another account');
  await provide(tx, desk, refund, '15034567899');
  await approve(tx, desk, run);
  const held = (await payoutsOf(tx, run)).find(({ amount }) => amount === REFUND);
  expect(held).toMatchObject({ status: 'HELD', held: 'CHANGED' });
  expect((await refundsOf(tx))[0]!.status).toBe('READY');
  await expectProof(tx);
});

test_('of two credit notes is two, each with its own', async (tx, desk) => {
  const { invoice } = await credited(tx, desk);
  await publishCredit(tx, desk, (await credit(tx, desk, invoice, { 0: 7 })).id);
  expect((await refundsOf(tx)).map(({ amount }) => amount)).toEqual([REFUND, 875_000]);
  await expectProof(tx);
});

describe('a payment taken back', () => {
  const takeBack = async (tx: TestTransaction, desk: PayoutDesk) => {
    const [payment] = await tx.query<{ id: string }>(
      `select id from app_public.payments where reverses_id is null order by id desc limit 1`,
    );
    const input = { id: payment!.id, reason: 'The bank took it back' };
    return call(tx, desk.finance, 'create_payment_reversal', input);
  };

  test_('takes the refund with it, which rests on it', async (tx, desk) => {
    const { invoice, note } = await credited(tx, desk, true);
    await takeBack(tx, desk);
    expect(await refundsOf(tx)).toMatchObject([{ status: 'CANCELLED' }]);
    expect(await noteOf(tx, note)).toEqual({ status: 'RESOLVED', refunded: 0 });
    expect(await ledgerOf(tx)).toEqual({});
    await expectProof(tx);
    await payInFull(tx, invoice.id);
    expect(await ledgerOf(tx)).not.toHaveProperty('CLIENT_FUNDS');
    await expectProof(tx);
  });

  test_('of an invoice credited in full leaves nothing', async (tx, desk) => {
    const { invoice } = await credited(tx, desk, true);
    await publishCredit(tx, desk, (await credit(tx, desk, invoice, { 0: 7 })).id);
    await takeBack(tx, desk);
    expect((await refundsOf(tx)).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await ledgerOf(tx)).toEqual({});
    await expectProof(tx);
  });

  test_('of a refund on its way or paid is refused', async (tx, desk) => {
    await credited(tx, desk);
    const { payout } = await onItsWay(tx, desk);
    await expectRefusals(takeBack(tx, desk), [{ code: 'INVALID_ACTION' }]);
    await bankSays(tx, payout, 'ACSC');
    await expectRefusals(takeBack(tx, desk), [{ code: 'INVALID_ACTION' }]);
  });
});

test_(
  'is nobody’s to move but finance’s, with a fresh code, and not of an account of their own',
  async (tx, desk) => {
    const { note, refund } = await credited(tx, desk);
    const input = { id: refund.id, reason: 'x', accountNumber: PAYER };
    for (const name of ['provide', 'withhold', 'cancel'] as const) {
      const as = (who: PayoutDesk['finance']) => call(tx, who, `${name}_client_refund`, input);
      for (const who of [
        actor.operator('REVIEW'),
        actor.operator('FINANCE', desk.userId, desk.accountId),
      ]) {
        await expectRefusals(as(who), [{ code: 'UNAUTHORIZED' }]);
      }
      await expect(as(desk.owner)).rejects.toMatchObject({ code: '42501' });
      const old = (await anOperator(tx, 'FINANCE')).who;
      await tx.query(
        `update app_public.sessions set second_level_at = now() - interval '16 minutes' where id = $1`,
        [old.settings['app.session_id']],
      );
      await expectRefusals(
        as(old),
        name === 'cancel'
          ? [{ code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' }, { code: 'INVALID_ACTION' }]
          : [{ code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' }],
      );
      const stale = { ...input, updatedAt: '2020-01-01T00:00:00Z' };
      const refused = call(tx, desk.finance, `${name}_client_refund`, stale);
      await expectRefusals(refused, [
        { code: 'INVALID_ACTION', path: 'updatedAt' },
        ...(name === 'cancel' ? [{ code: 'INVALID_ACTION' }] : []),
      ]);
    }
    await expectRefusals(call(tx, desk.finance, 'resolve_credit_note', { id: note.id }), [
      { code: 'INVALID_ACTION' },
    ]);
    const run = (await propose(tx))!;
    const own = { 'app.own_account_ids': `{${desk.accountId}}` };
    const { settings } = desk.approver;
    await expectRefusals(
      call(tx, { ...desk.approver, settings: { ...settings, ...own } }, 'approve_payout_run', {
        id: run,
      }),
      [{ code: 'UNAUTHORIZED' }],
    );
  },
);
