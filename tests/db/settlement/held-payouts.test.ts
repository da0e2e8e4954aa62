import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeDraft, makeInvoicer } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { jobs, workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { verifyProfile } from '../payout/verify-profile.ts';
import { atFinance } from './at-finance.ts';
import { book, camt054, paid } from './bank-file.ts';
import {
  ageBankAccounts,
  approve,
  atPayouts,
  bankSays,
  makeDue,
  owedTo,
  type PayoutInvoicer,
  paidInvoice,
  payoutsOf,
  propose,
  readyForPayout,
  runOf,
  sentRun,
} from './payouts.ts';
import { registerPayment } from './register-payment.ts';

// Goal: a payout with an obstacle is held with its reason, at the proposal as well as at the approval.
// Method: a freelancer with one obstacle each beside one without any, and changes between proposal and approval.

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

const obstacles: [
  string,
  string,
  (tx: TestTransaction, invoicer: PayoutInvoicer) => Promise<unknown>,
][] = [
  [
    'a blocked account',
    'BLOCKED',
    (tx, invoicer) => change(tx, 'accounts', 'blocked_at = now()', invoicer.accountId),
  ],
  [
    'a blocked user',
    'BLOCKED',
    (tx, invoicer) => change(tx, 'users', 'blocked_at = now()', invoicer.userId),
  ],
  [
    'an account that is to be deleted',
    'DELETION_SCHEDULED',
    (tx, invoicer) =>
      change(tx, 'accounts', 'deletion_scheduled_on = app_hidden.today() + 14', invoicer.accountId),
  ],
  [
    'an archived profile',
    'ARCHIVED',
    (tx, invoicer) => change(tx, 'freelance_profiles', 'archived_at = now()', invoicer.profile.id),
  ],
  [
    'a profile whose verification was withdrawn',
    'UNVERIFIED',
    (tx, invoicer) =>
      call(tx, actor.operator('REVIEW'), 'withdraw_freelance_profile', {
        id: invoicer.profile.id,
        reason: 'Another',
      }),
  ],
  [
    'a bank account that became the default recently',
    'BANK_ACCOUNT_CHANGED',
    (tx, invoicer) => changeAccount(tx, invoicer, 'is_default = is_default'),
  ],
  [
    'a profile without an active bank account',
    'NO_BANK_ACCOUNT',
    (tx, invoicer) => changeAccount(tx, invoicer, 'is_default = false, deleted_at = now()'),
  ],
  [
    'an account abroad without BIC',
    'BANK_ACCOUNT_INCOMPLETE',
    async (tx, invoicer) => {
      await changeAccount(tx, invoicer, `account_number = '86011117948'`);
      await ageBankAccounts(tx, invoicer.profile.id);
    },
  ],
  [
    'a payment that the bank has reversed, until it is reversed in the books',
    'PAYMENT_REVERSED',
    async (tx, invoicer) => {
      const [claim] = await tx.query<{ kid: string; total: number }>(
        'select kid, paid_minor::int as total from app_public.invoices where account_id = $1',
        [invoicer.accountId],
      );
      const reversal = { direction: 'DEBIT', isReversal: true } as const;
      const entry = paid(claim!.kid, claim!.total, reversal);
      await book(tx, invoicer.finance, camt054([entry]));
    },
  ],
];

const change = (tx: TestTransaction, table: string, set: string, id: string) =>
  tx.query(`update app_public.${table} set ${set} where id = $1`, [id]);

const changeAccount = (tx: TestTransaction, invoicer: PayoutInvoicer, set: string) =>
  tx.query(`update app_public.bank_accounts set ${set} where freelance_profile_id = $1`, [
    invoicer.profile.id,
  ]);

describe('a payout is held at the proposal', () => {
  test.each(obstacles)('%s: %s', async (_, reason, happen) => {
    await atPayouts(
      () => database,
      async (tx, invoicer) => {
        await paidInvoice(tx, invoicer);
        await happen(tx, invoicer);
        expect(await propose(tx)).toBeNull();
        const other = { ...invoicer, ...(await makeInvoicer(tx)) };
        await readyForPayout(tx, other);
        await paidInvoice(tx, other);
        const id = (await propose(tx))!;
        const payouts = await payoutsOf(tx, id);
        expect(payouts.map(({ held: stored }) => stored).sort()).toEqual([reason, null].sort());
        expect(await runOf(tx, id)).toMatchObject({ count: 1, held: 1, amount: 582_903 });
        expect(await owedTo(tx, invoicer)).toBe(582_822);
        const stored = await tx.query(
          `select count(*)::int from app_public.payout_items i join app_public.payouts p on p.id = i.payout_id where p.status = 'HELD'`,
        );
        expect(stored).toEqual([{ count: 0 }]);
      },
    )();
  });

  // Requirements: A4.81
  test(
    'an unverified profile is held',
    atFinance(
      () => database,
      async (tx, invoicer) => {
        await makeDue(tx);
        await ageBankAccounts(tx, invoicer.profile.id);
        await paidInvoice(tx, invoicer);
        expect(await propose(tx)).toBeNull();
        await verifyProfile(tx, invoicer.profile.id);
        expect(await payoutsOf(tx, (await propose(tx))!)).toMatchObject([{ status: 'PROPOSED' }]);
      },
    ),
  );
});

describe('between proposal and approval', () => {
  test.each(obstacles)('%s holds the payout: %s', async (_, reason, happen) => {
    await atPayouts(
      () => database,
      async (tx, invoicer) => {
        await paidInvoice(tx, invoicer);
        const other = { ...invoicer, ...(await makeInvoicer(tx)) };
        await readyForPayout(tx, other);
        await paidInvoice(tx, other);
        const id = (await propose(tx))!;
        await happen(tx, invoicer);
        await approve(tx, invoicer, id);
        const payouts = await payoutsOf(tx, id);
        // The bank account of the proposal is not active any more.
        const expected = reason === 'NO_BANK_ACCOUNT' ? 'BANK_ACCOUNT_CHANGED' : reason;
        expect(payouts.map(({ held: stored }) => stored).sort()).toEqual([expected, null].sort());
        expect(await owedTo(tx, invoicer)).toBe(582_822);
        expect(await owedTo(tx, other)).toBe(0);
      },
    )();
  });

  test_('a payment reversed before the proposal holds nothing else', async (tx, invoicer) => {
    const { paymentId } = await paidInvoice(tx, invoicer);
    const input = { id: paymentId, reason: 'No cover' };
    await call(tx, invoicer.finance, 'create_payment_reversal', input);
    await paidInvoice(tx, invoicer);
    const id = (await propose(tx))!;
    await approve(tx, invoicer, id);
    expect(await payoutsOf(tx, id)).toMatchObject([{ status: 'SENT', amount: 582_903 }]);
    expect(await owedTo(tx, invoicer)).toBe(0);
  });

  test_('a reversed payment is held, even if another covers the balance', async (tx, invoicer) => {
    const { paymentId } = await paidInvoice(tx, invoicer);
    const other = { ...invoicer, ...(await makeInvoicer(tx)) };
    await readyForPayout(tx, other);
    await paidInvoice(tx, other);
    const id = (await propose(tx))!;
    await paidInvoice(tx, invoicer);
    await call(tx, invoicer.finance, 'create_payment_reversal', {
      id: paymentId,
      reason: 'By mistake',
    });
    await approve(tx, invoicer, id);
    const payouts = await payoutsOf(tx, id);
    expect(payouts.map(({ held: stored }) => stored).sort()).toEqual(['CHANGED', null].sort());
    expect(await owedTo(tx, invoicer)).toBe(582_822);
  });

  test_(
    'a later payment waits for the next run, and a changed tax rate holds the payout',
    async (tx, invoicer) => {
      await paidInvoice(tx, invoicer);
      const id = (await propose(tx))!;
      await paidInvoice(tx, invoicer);
      await approve(tx, invoicer, id);
      expect(await owedTo(tx, invoicer)).toBe(582_822);
      const next = await call(tx, invoicer.finance, 'create_payout_run', {});
      expect(await payoutsOf(tx, next.id)).toMatchObject([{ payable: 582_822 }]);
      await tx.query('update app_public.tax_cards set percent = 40');
      await expect(approve(tx, invoicer, next.id)).rejects.toMatchObject({ code: 'AP001' });
    },
  );
});

test_('an account that is to be deleted is closed after its last payout', async (tx, invoicer) => {
  await paidInvoice(tx, invoicer);
  await change(tx, 'accounts', 'deletion_scheduled_on = app_hidden.today()', invoicer.accountId);
  const close = async () => {
    await workerCall(tx, 'close_account', invoicer.accountId);
    const rows = await tx.query<{ closed: boolean }>(
      'select deleted_at is not null as closed from app_public.accounts where id = $1',
      [invoicer.accountId],
    );
    return rows[0]!.closed;
  };
  expect(await close()).toBe(false);
  expect(await jobs(tx)).toContain('accounts/close_account');
  const id = await sentRun(tx, invoicer);
  expect(await close()).toBe(false);
  const [payout] = await payoutsOf(tx, id);
  await bankSays(tx, payout!, 'ACSC');
  expect(await close()).toBe(true);
});

test_(
  'a payment after the account was closed is paid to its freelancer, unless an operator had blocked the account',
  async (tx, invoicer) => {
    const { id } = await makeDraft(tx, invoicer);
    await publish(tx, invoicer, id);
    await change(tx, 'accounts', 'deletion_scheduled_on = app_hidden.today()', invoicer.accountId);
    await workerCall(tx, 'close_account', invoicer.accountId);
    await workerCall(tx, 'erase_account', invoicer.accountId);
    await registerPayment(tx, id, invoicer);
    await tx.query('savepoint blocked');
    for (const [table, row] of [
      ['accounts', invoicer.accountId],
      ['users', invoicer.userId],
    ] as const) {
      await change(tx, table, `blocked_at = now() - interval '1 day'`, row);
      expect(await propose(tx), table).toBeNull();
      await tx.query('rollback to blocked');
    }
    const run = await sentRun(tx, invoicer);
    const [payout] = await payoutsOf(tx, run);
    expect(payout).toMatchObject({ status: 'SENT', held: null, payable: 582_822 });
    await bankSays(tx, payout!, 'ACSC');
    expect(await owedTo(tx, invoicer)).toBe(0);
  },
);

test_(
  'a payment reversed after the payout is a debt, which later payouts settle',
  async (tx, invoicer) => {
    const { paymentId } = await paidInvoice(tx, invoicer);
    await sentRun(tx, invoicer);
    await call(tx, invoicer.finance, 'create_payment_reversal', {
      id: paymentId,
      reason: 'The bank took it back',
    });
    expect(await owedTo(tx, invoicer)).toBe(-582_822);
    const other = { ...invoicer, ...(await makeInvoicer(tx)) };
    await readyForPayout(tx, other);
    await paidInvoice(tx, other);
    const run = await call(tx, invoicer.finance, 'create_payout_run', {});
    const payouts = await payoutsOf(tx, run.id);
    expect(payouts.map(({ held: stored, payable }) => [stored, payable])).toEqual(
      expect.arrayContaining([
        ['DEBT', -582_822],
        [null, 582_822],
      ]),
    );
    await approve(tx, invoicer, run.id);
    await paidInvoice(tx, invoicer);
    await paidInvoice(tx, invoicer);
    const next = await call(tx, invoicer.finance, 'create_payout_run', {});
    // Twice 8 326.03 less the reversed 8 326.03; the same tax was withheld before.
    expect(await payoutsOf(tx, next.id)).toMatchObject([
      { payable: 582_822, gross: 832_603, tax: 249_700, amount: 582_903 },
    ]);
  },
);
