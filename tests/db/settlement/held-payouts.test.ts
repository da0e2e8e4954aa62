import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeDesk } from '../invoicing/draft.ts';
import { jobs, workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { verifyProfile } from '../payout/verify-profile.ts';
import { atFinance } from './at-finance.ts';
import {
  ageBankAccounts,
  approve,
  atPayouts,
  bankSays,
  makeDue,
  owedTo,
  type PayoutDesk,
  paidInvoice,
  payoutsOf,
  propose,
  readyForPayout,
  runOf,
  sentRun,
} from './payouts.ts';

// Goal: nobody is paid who may not be, and the reason is written down, at the proposal as well as at the approval. Method: a
// freelancer with one obstacle each beside one without any, and what happens between proposal and approval.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, desk: PayoutDesk) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

const obstacles: [string, string, (tx: TestTransaction, desk: PayoutDesk) => Promise<unknown>][] = [
  [
    'an account that is blocked',
    'BLOCKED',
    (tx, desk) => change(tx, 'accounts', 'blocked_at = now()', desk.accountId),
  ],
  [
    'a person who is blocked',
    'BLOCKED',
    (tx, desk) => change(tx, 'users', 'blocked_at = now()', desk.userId),
  ],
  [
    'an account that is to be deleted',
    'DELETION_SCHEDULED',
    (tx, desk) =>
      change(tx, 'accounts', 'deletion_scheduled_on = app_hidden.today() + 14', desk.accountId),
  ],
  [
    'an archived profile',
    'ARCHIVED',
    (tx, desk) => change(tx, 'freelance_profiles', 'archived_at = now()', desk.profile.id),
  ],
  [
    'a profile that was withdrawn',
    'UNVERIFIED',
    (tx, desk) =>
      call(tx, actor.operator('REVIEW'), 'withdraw_freelance_profile', {
        id: desk.profile.id,
        reason: 'Another',
      }),
  ],
  [
    'a bank account that has just become the default',
    'BANK_ACCOUNT_CHANGED',
    (tx, desk) => changeAccount(tx, desk, 'is_default = is_default'),
  ],
  [
    'a profile without a bank account in use',
    'NO_BANK_ACCOUNT',
    (tx, desk) => changeAccount(tx, desk, 'is_default = false, deleted_at = now()'),
  ],
  [
    'an account abroad without BIC',
    'BANK_ACCOUNT_INCOMPLETE',
    async (tx, desk) => {
      await changeAccount(tx, desk, `account_number = '86011117948'`);
      await ageBankAccounts(tx, desk.profile.id);
    },
  ],
];

const change = (tx: TestTransaction, table: string, set: string, id: string) =>
  tx.query(`update app_public.${table} set ${set} where id = $1`, [id]);

const changeAccount = (tx: TestTransaction, desk: PayoutDesk, set: string) =>
  tx.query(`update app_public.bank_accounts set ${set} where freelance_profile_id = $1`, [
    desk.profile.id,
  ]);

describe('held back from a proposal is', () => {
  test.each(obstacles)('%s: %s', async (_, reason, happen) => {
    await atPayouts(
      () => database,
      async (tx, desk) => {
        await paidInvoice(tx, desk);
        await happen(tx, desk);
        expect(await propose(tx)).toBeNull();
        const other = { ...desk, ...(await makeDesk(tx)) };
        await readyForPayout(tx, other);
        await paidInvoice(tx, other);
        const id = (await propose(tx))!;
        const payouts = await payoutsOf(tx, id);
        expect(payouts.map(({ held }) => held).sort()).toEqual([reason, null].sort());
        expect(await runOf(tx, id)).toMatchObject({ count: 1, held: 1, amount: 582_903 });
        expect(await owedTo(tx, desk)).toBe(582_822);
        const held = await tx.query(
          `select count(*)::int from app_public.payout_items i join app_public.payouts p on p.id = i.payout_id where p.status = 'HELD'`,
        );
        expect(held).toEqual([{ count: 0 }]);
      },
    )();
  });

  test(
    'a profile that nobody has verified',
    atFinance(
      () => database,
      async (tx, desk) => {
        await makeDue(tx);
        await ageBankAccounts(tx, desk.profile.id);
        await paidInvoice(tx, desk);
        expect(await propose(tx)).toBeNull();
        await verifyProfile(tx, desk.profile.id);
        expect(await payoutsOf(tx, (await propose(tx))!)).toMatchObject([{ status: 'PROPOSED' }]);
      },
    ),
  );
});

describe('between proposal and approval', () => {
  test.each(obstacles)('%s is held back: %s', async (_, reason, happen) => {
    await atPayouts(
      () => database,
      async (tx, desk) => {
        await paidInvoice(tx, desk);
        const other = { ...desk, ...(await makeDesk(tx)) };
        await readyForPayout(tx, other);
        await paidInvoice(tx, other);
        const id = (await propose(tx))!;
        await happen(tx, desk);
        await approve(tx, desk, id);
        const payouts = await payoutsOf(tx, id);
        // The account that was to be paid to is out of use.
        const expected = reason === 'NO_BANK_ACCOUNT' ? 'BANK_ACCOUNT_CHANGED' : reason;
        expect(payouts.map(({ held }) => held).sort()).toEqual([expected, null].sort());
        expect(await owedTo(tx, desk)).toBe(582_822);
        expect(await owedTo(tx, other)).toBe(0);
      },
    )();
  });

  test_(
    'a payment taken back is held back, though another keeps the balance up',
    async (tx, desk) => {
      const { paymentId } = await paidInvoice(tx, desk);
      const other = { ...desk, ...(await makeDesk(tx)) };
      await readyForPayout(tx, other);
      await paidInvoice(tx, other);
      const id = (await propose(tx))!;
      await paidInvoice(tx, desk);
      await call(tx, desk.finance, 'create_payment_reversal', {
        id: paymentId,
        reason: 'By mistake',
      });
      await approve(tx, desk, id);
      const payouts = await payoutsOf(tx, id);
      expect(payouts.map(({ held }) => held).sort()).toEqual(['CHANGED', null].sort());
      expect(await owedTo(tx, desk)).toBe(582_822);
    },
  );

  test_(
    'what more is paid waits for the next run, and another tax rate holds back',
    async (tx, desk) => {
      await paidInvoice(tx, desk);
      const id = (await propose(tx))!;
      await paidInvoice(tx, desk);
      await approve(tx, desk, id);
      expect(await owedTo(tx, desk)).toBe(582_822);
      const next = await call(tx, desk.finance, 'create_payout_run', {});
      expect(await payoutsOf(tx, next.id)).toMatchObject([{ payable: 582_822 }]);
      await tx.query('update app_public.tax_cards set percent = 40');
      await expect(approve(tx, desk, next.id)).rejects.toMatchObject({ code: 'AP001' });
    },
  );
});

test_('an account that is to be deleted is closed once its money has left', async (tx, desk) => {
  await paidInvoice(tx, desk);
  await change(tx, 'accounts', 'deletion_scheduled_on = app_hidden.today()', desk.accountId);
  const close = async () => {
    await workerCall(tx, 'close_account', desk.accountId);
    const rows = await tx.query<{ closed: boolean }>(
      'select deleted_at is not null as closed from app_public.accounts where id = $1',
      [desk.accountId],
    );
    return rows[0]!.closed;
  };
  expect(await close()).toBe(false);
  expect(await jobs(tx)).toContain('accounts/close_account');
  const id = await sentRun(tx, desk);
  expect(await close()).toBe(false);
  const [payout] = await payoutsOf(tx, id);
  await bankSays(tx, payout!, 'ACSC');
  expect(await close()).toBe(true);
});

test_(
  'a payment taken back after the payout is a debt, which later payouts settle',
  async (tx, desk) => {
    const { paymentId } = await paidInvoice(tx, desk);
    await sentRun(tx, desk);
    await call(tx, desk.finance, 'create_payment_reversal', {
      id: paymentId,
      reason: 'The bank took it back',
    });
    expect(await owedTo(tx, desk)).toBe(-582_822);
    const other = { ...desk, ...(await makeDesk(tx)) };
    await readyForPayout(tx, other);
    await paidInvoice(tx, other);
    const run = await call(tx, desk.finance, 'create_payout_run', {});
    const payouts = await payoutsOf(tx, run.id);
    expect(payouts.map(({ held, payable }) => [held, payable])).toEqual(
      expect.arrayContaining([
        ['DEBT', -582_822],
        [null, 582_822],
      ]),
    );
    await approve(tx, desk, run.id);
    await paidInvoice(tx, desk);
    await paidInvoice(tx, desk);
    const next = await call(tx, desk.finance, 'create_payout_run', {});
    // Twice 8 326.03 less the 8 326.03 taken back; so much tax was withheld before, too.
    expect(await payoutsOf(tx, next.id)).toMatchObject([
      { payable: 582_822, gross: 832_603, tax: 249_700, amount: 582_903 },
    ]);
  },
);
