import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { call } from '../payout/call.ts';
import { book, camt054, paid } from './bank-file.ts';
import { credited, PAYER, provide, REFUND, refundsOf } from './client-refunds.ts';
import { expectProof } from './expect-proof.ts';
import { approve, atPayouts, type PayoutInvoicer, payoutsOf, propose } from './payouts.ts';

// Goal: a refund goes to a valid account, entered by operators of finance alone.
// Method: refunds with and without an account from the bank, and each role that tries to change one.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

// Requirements: B10.6
test_(
  'waits for an account if the bank has named none, and accepts a valid one',
  async (tx, at) => {
    const { refund } = await credited(tx, at, true);
    expect(refund).toMatchObject({ status: 'WAITING', account: null });
    const run = (await propose(tx))!;
    expect((await payoutsOf(tx, run)).map(({ amount }) => amount)).not.toContain(REFUND);
    await call(tx, at.finance, 'cancel_payout_run', { id: run, reason: 'Wait' });
    await expectRefusals(provide(tx, at, refund, ' '), [{ code: 'BLANK', path: 'accountNumber' }]);
    for (const wrong of ['86011117948', '12345', 'DE89370400440532013001']) {
      await expectRefusals(provide(tx, at, refund, wrong), [
        { code: 'VERIFICATION_FAILED', path: 'accountNumber' },
      ]);
    }
    await expectRefusals(provide(tx, at, refund, 'DE89 3704 0044 0532 0130 00'), [
      { code: 'INVALID_ACTION', path: 'accountNumber' },
    ]);
    await provide(tx, at, refund, '8601 11 17947');
    expect((await refundsOf(tx))[0]).toMatchObject({ status: 'READY', account: PAYER });
    await expectRefusals(provide(tx, at, refund, PAYER), [{ code: 'INVALID_TRANSITION' }]);
  },
);

test_('of payments from two accounts waits for an operator', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  const half = Number(invoice.total_minor) / 2;
  const other = paid(String(invoice.kid), half);
  other.transactions[0]!.payerAccount = '15034567899';
  await book(tx, at.finance, camt054([paid(String(invoice.kid), half), other]));
  await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 3 })).id);
  expect(await refundsOf(tx)).toMatchObject([{ status: 'WAITING', account: null }]);
});

test_('is left out of a run when its account has changed since the proposal', async (tx, at) => {
  const { refund } = await credited(tx, at);
  const run = (await propose(tx))!;
  const withhold = (reason: string) =>
    call(tx, at.finance, 'withhold_client_refund', { id: refund.id, reason });
  await expectRefusals(withhold(' '), [{ code: 'BLANK', path: 'reason' }]);
  await withhold('The client has told another account');
  await provide(tx, at, refund, '15034567899');
  await approve(tx, at, run);
  const stored = (await payoutsOf(tx, run)).find(({ amount }) => amount === REFUND);
  expect(stored).toMatchObject({ status: 'HELD', held: 'CHANGED' });
  expect((await refundsOf(tx))[0]!.status).toBe('READY');
  await expectProof(tx);
});

test_(
  'can be withheld by an operator with an interest in the account, who can do nothing else',
  async (tx, at) => {
    const { refund } = await credited(tx, at);
    const { settings } = at.finance;
    const own = {
      ...at.finance,
      settings: { ...settings, 'app.own_account_ids': `{${at.accountId}}` },
    };
    const input = { id: refund.id, reason: 'x', accountNumber: PAYER };
    for (const name of ['provide', 'cancel'] as const) {
      await expectRefusals(call(tx, own, `${name}_client_refund`, input), [
        { code: 'UNAUTHORIZED' },
      ]);
    }
    await call(tx, own, 'withhold_client_refund', input);
    expect(await refundsOf(tx)).toMatchObject([{ status: 'WAITING' }]);
  },
);

// Requirements: B10.6
test_(
  'can be changed only by finance, with a fresh code, and not on an account of their own',
  async (tx, at) => {
    const { note, refund } = await credited(tx, at);
    const input = { id: refund.id, reason: 'x', accountNumber: PAYER };
    for (const name of ['provide', 'withhold', 'cancel'] as const) {
      const as = (who: PayoutInvoicer['finance']) => call(tx, who, `${name}_client_refund`, input);
      for (const who of [
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
      await expectRefusals(
        as(old),
        name === 'cancel'
          ? [{ code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' }, { code: 'INVALID_ACTION' }]
          : [{ code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' }],
      );
      const stale = { ...input, updatedAt: '2020-01-01T00:00:00Z' };
      const refused = call(tx, at.finance, `${name}_client_refund`, stale);
      await expectRefusals(refused, [
        { code: 'INVALID_ACTION', path: 'updatedAt' },
        ...(name === 'cancel' ? [{ code: 'INVALID_ACTION' }] : []),
      ]);
    }
    await expectRefusals(call(tx, at.finance, 'resolve_credit_note', { id: note.id }), [
      { code: 'INVALID_ACTION' },
    ]);
    const run = (await propose(tx))!;
    const own = { 'app.own_account_ids': `{${at.accountId}}` };
    const { settings } = at.approver;
    await expectRefusals(
      call(tx, { ...at.approver, settings: { ...settings, ...own } }, 'approve_payout_run', {
        id: run,
      }),
      [{ code: 'UNAUTHORIZED' }],
    );
  },
);
