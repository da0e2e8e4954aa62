import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { book, camt054, paid, queue } from './bank-file.ts';
import { type Claim, makeClaim, standing } from './claim.ts';
import { expectProof } from './expect-proof.ts';
import { ledgerOf } from './ledger-of.ts';
import { registerPayment } from './register-payment.ts';

// Goal: money that nothing explained is explained by an operator, to the øre, and is in the books all the time. Method: one row of
// the queue for each way out, with the ledger and the proof after each.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, desk: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(
      () => database,
      async (tx, desk) => {
        await work(tx, desk);
        await expectProof(tx);
      },
    ),
  );

async function waiting(tx: TestTransaction, desk: Finance, entry = paid(null, 100_000)) {
  await book(tx, desk.finance, camt054([entry]));
  return (await queue(tx)).at(-1)!;
}

test_('above ten billion kroner money waits without an amount', async (tx, desk) => {
  const largest = 1_000_000_000_000;
  expect(await waiting(tx, desk, paid(null, largest))).toMatchObject({ waiting: largest });
  expect(await waiting(tx, desk, paid(null, largest + 1))).toMatchObject({ waiting: 0 });
  expect(await ledgerOf(tx)).toEqual({ BANK: largest, UNEXPLAINED: -largest });
  await tx.query('savepoint before');
  await expect(
    tx.query('update app_public.bank_transactions set amount_minor = amount_minor + 1'),
  ).rejects.toThrow(/bank_transactions_can_be_summed/);
  await tx.query('rollback to savepoint before');
});

const match = (tx: TestTransaction, desk: Finance, id: string, claim: Claim, more = {}) =>
  call(tx, desk.finance, 'match_bank_transaction', { id, invoiceId: claim.id, ...more });

describe('matching', () => {
  test_('books the payment from where the money waited', async (tx, desk) => {
    const claim = await makeClaim(tx, desk);
    const { id } = await waiting(tx, desk, paid(null, claim.total));
    expect(await match(tx, desk, id, claim)).toMatchObject({ status: 'MATCHED', waiting_minor: 0 });
    expect(await standing(tx, claim)).toMatchObject({ status: 'RESOLVED', payment: 'FULL' });
    const ledger = await ledgerOf(tx);
    expect(ledger).toMatchObject({ BANK: claim.total });
    expect(ledger).not.toHaveProperty('UNEXPLAINED');
  });

  test_('leaves what is too much waiting, for another invoice', async (tx, desk) => {
    const [one, other] = [await makeClaim(tx, desk), await makeClaim(tx, desk)];
    const { id } = await waiting(tx, desk, paid(one.kid, one.total + other.total));
    expect(await match(tx, desk, id, one)).toMatchObject({
      ...{ status: 'WAITING', waiting_minor: other.total },
    });
    await match(tx, desk, id, other, { amount: 100 });
    expect(await match(tx, desk, id, other)).toMatchObject({ status: 'MATCHED' });
    expect(await standing(tx, other)).toMatchObject({ status: 'RESOLVED' });
  });

  test_(
    'is taken back by a reversal of the payment, and the money waits again',
    async (tx, desk) => {
      const [wrong, right] = [await makeClaim(tx, desk), await makeClaim(tx, desk)];
      const { id } = await waiting(tx, desk, paid(null, wrong.total));
      await match(tx, desk, id, wrong);
      const [payment] = await tx.query<{ id: string }>('select id from app_public.payments');
      const back = { id: payment!.id, reason: 'The wrong invoice' };
      await call(tx, desk.finance, 'create_payment_reversal', back);
      expect(await queue(tx)).toMatchObject([{ status: 'WAITING', waiting: wrong.total }]);
      expect(await ledgerOf(tx)).toEqual({ BANK: wrong.total, UNEXPLAINED: -wrong.total });
      await match(tx, desk, id, right);
      expect(await standing(tx, right)).toMatchObject({ payment: 'FULL' });
    },
  );

  test_(
    'is refused beyond the money or the invoice, and for what is not open',
    async (tx, desk) => {
      const claim = await makeClaim(tx, desk);
      const { id } = await waiting(tx, desk, paid(null, claim.total * 2));
      const tooBig = [{ code: 'TOO_BIG', path: 'amount' }];
      await expectRefusals(match(tx, desk, id, claim, { amount: claim.total + 1 }), tooBig);
      const small = await waiting(tx, desk, paid(null, 10));
      await expectRefusals(match(tx, desk, small.id, claim, { amount: 11 }), tooBig);
      await expectRefusals(match(tx, desk, id, { ...claim, id }), [
        { code: 'INVALID', path: 'invoiceId' },
      ]);
      const debit = await waiting(tx, desk, paid(null, 10, { direction: 'DEBIT' }));
      await expectRefusals(match(tx, desk, debit.id, claim), [{ code: 'INVALID_ACTION' }]);
      await match(tx, desk, id, claim);
      await expectRefusals(match(tx, desk, id, claim), [
        { code: 'INVOICE_NOT_PUBLISHED', path: 'invoiceId' },
      ]);
    },
  );
});

describe('a reversal of the bank', () => {
  const reversal = (kid: string, amount: number) =>
    paid(kid, amount, { direction: 'DEBIT', isReversal: true });
  const reverse = (tx: TestTransaction, desk: Finance, id: string) =>
    call(tx, desk.finance, 'reverse_bank_payment', { id, reason: 'No cover' });

  test_('takes the payment back that has its KID and sum', async (tx, desk) => {
    const claim = await makeClaim(tx, desk);
    await book(tx, desk.finance, camt054([paid(claim.kid, claim.total)]));
    const { id, reason } = await waiting(tx, desk, reversal(claim.kid, claim.total));
    expect(reason).toBe('REVERSED');
    expect(await reverse(tx, desk, id)).toMatchObject({ status: 'REVERSED' });
    expect(await standing(tx, claim)).toMatchObject({ status: 'PUBLISHED', paid: 0 });
    expect(await ledgerOf(tx)).toEqual({});
  });

  test_('also one that was matched by hand', async (tx, desk) => {
    const claim = await makeClaim(tx, desk);
    await match(tx, desk, (await waiting(tx, desk, paid(null, claim.total))).id, claim);
    const { id } = await waiting(tx, desk, reversal(claim.kid, claim.total));
    await reverse(tx, desk, id);
    expect(await ledgerOf(tx)).toEqual({});
    expect((await queue(tx)).map(({ status }) => status)).toEqual(['MATCHED', 'REVERSED']);
  });

  test_('of a part leaves the rest, once it is taken back and typed in', async (tx, desk) => {
    const claim = await makeClaim(tx, desk);
    await book(tx, desk.finance, camt054([paid(claim.kid, claim.total)]));
    const { id } = await waiting(tx, desk, reversal(claim.kid, 50_000));
    await expectRefusals(reverse(tx, desk, id), [{ code: 'INVALID_ACTION' }]);
    const [payment] = await tx.query<{ id: string }>('select id from app_public.payments');
    const given = { id: payment!.id, reason: 'The bank took a part back' };
    await call(tx, desk.finance, 'create_payment_reversal', given);
    await registerPayment(tx, claim.id, { amount: claim.total - 50_000, finance: desk.finance });
    const elsewhere = { id, reason: 'Registered as its rest', isBookedElsewhere: true };
    await call(tx, desk.finance, 'set_aside_bank_transaction', elsewhere);
    expect(await standing(tx, claim)).toMatchObject({ status: 'PUBLISHED', payment: 'PARTIAL' });
    const left = claim.total - 50_000;
    expect(await ledgerOf(tx)).toEqual({ BANK: left, CLIENT_FUNDS: -left });
  });

  test_('is refused where no payment has its sum, and for what is none', async (tx, desk) => {
    const claim = await makeClaim(tx, desk);
    await book(tx, desk.finance, camt054([paid(claim.kid, 100)]));
    const { id } = await waiting(tx, desk, reversal(claim.kid, 99));
    await expectRefusals(reverse(tx, desk, id), [{ code: 'INVALID_ACTION' }]);
    const credit = await waiting(tx, desk, paid(null, 100));
    await expectRefusals(reverse(tx, desk, credit.id), [{ code: 'INVALID_ACTION' }]);
  });
});

describe('setting aside', () => {
  const setAside = (tx: TestTransaction, desk: Finance, id: string, more = {}) =>
    call(tx, desk.finance, 'set_aside_bank_transaction', { id, reason: 'Interest', ...more });

  test_('keeps the money where it waits, and can be taken back', async (tx, desk) => {
    const { id } = await waiting(tx, desk);
    expect(await setAside(tx, desk, id)).toMatchObject({ status: 'SET_ASIDE' });
    expect(await ledgerOf(tx)).toEqual({ BANK: 100_000, UNEXPLAINED: -100_000 });
    const again = await call(tx, desk.finance, 'reopen_bank_transaction', { id });
    expect(again).toMatchObject({ status: 'WAITING', waiting_minor: 100_000 });
  });

  test_('takes money off the bank account that was typed in before', async (tx, desk) => {
    const claim = await makeClaim(tx, desk);
    await registerPayment(tx, claim.id, desk);
    const { id, reason } = await waiting(tx, desk, paid(claim.kid, claim.total));
    expect(reason).toBe('INVOICE_PAID');
    await setAside(tx, desk, id, { isBookedElsewhere: true });
    expect(await ledgerOf(tx)).toMatchObject({ BANK: claim.total });
    expect(await ledgerOf(tx)).not.toHaveProperty('UNEXPLAINED');
    await call(tx, desk.finance, 'reopen_bank_transaction', { id });
    expect(await ledgerOf(tx)).toMatchObject({ BANK: claim.total * 2, UNEXPLAINED: -claim.total });
    await setAside(tx, desk, id, { isBookedElsewhere: true });
  });

  test_(
    'takes it off on the bank’s day, so that the statement of that day agrees',
    async (tx, desk) => {
      const claim = await makeClaim(tx, desk);
      const typed = { id: claim.id, amount: claim.total, paidOn: '2026-11-20', reason: 'Seen' };
      await call(tx, desk.finance, 'register_payment', typed);
      const { id } = await waiting(tx, desk, paid(claim.kid, claim.total));
      await setAside(tx, desk, id, { isBookedElsewhere: true });
      const onDay = await tx.query(
        `select sum(e.amount_minor)::int as bank from app_public.journal_entries e join app_public.journals j on j.id = e.journal_id
       where e.finance_account_id = app_private.finance_account_id('BANK') and coalesce(j.original_on, j.occurred_on) <= '2026-11-20'`,
      );
      expect(onDay).toEqual([{ bank: claim.total }]);
    },
  );
});

test_(
  'every way out is refused to others, without a reason, a code, or once it is taken',
  async (tx, desk) => {
    const claim = await makeClaim(tx, desk);
    const { id } = await waiting(tx, desk);
    const ways = [
      ['match_bank_transaction', { invoiceId: claim.id }],
      ['reverse_bank_payment', { reason: 'x' }],
      ['set_aside_bank_transaction', { reason: 'x' }],
      ['reopen_bank_transaction', {}],
    ] as const;
    for (const [name, more] of ways) {
      await expectRefusals(call(tx, actor.operator('REVIEW'), name, { id, ...more }), [
        { code: 'UNAUTHORIZED' },
      ]);
      const none = { id: claim.id, ...more };
      await expectRefusals(call(tx, desk.finance, name, none), [{ code: 'INVALID', path: 'id' }]);
    }
    const own = actor.operator('FINANCE', desk.userId, desk.accountId);
    await expectRefusals(match(tx, { ...desk, finance: own }, id, claim), [
      { code: 'UNAUTHORIZED' },
    ]);
    const blank = [{ code: 'BLANK', path: 'reason' }];
    for (const name of ['reverse_bank_payment', 'set_aside_bank_transaction']) {
      const refusals = name.startsWith('reverse') ? [...blank, { code: 'INVALID_ACTION' }] : blank;
      await expectRefusals(call(tx, desk.finance, name, { id, reason: ' ' }), refusals);
    }
    const stale = { updatedAt: '2020-01-01T00:00:00Z' };
    await expectRefusals(match(tx, desk, id, claim, stale), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
    await expectRefusals(call(tx, desk.finance, 'reopen_bank_transaction', { id }), [
      { code: 'INVALID_TRANSITION' },
    ]);
    await match(tx, desk, id, claim);
    for (const [name, more] of ways.slice(0, 3)) {
      await expectRefusals(call(tx, desk.finance, name, { id, ...more }), [
        { code: 'INVALID_TRANSITION' },
      ]);
    }
    await tx.query(
      `update app_public.sessions set second_level_at = now() - interval '16 minutes'`,
    );
    for (const [name, more] of ways) {
      const input = { id, ...more };
      await expect(call(tx, desk.finance, name, input)).rejects.toThrow();
    }
  },
);

test_('members and visitors read neither files nor the queue', async (tx, desk) => {
  await waiting(tx, desk);
  for (const table of ['bank_files', 'bank_transactions', 'bank_exceptions', 'bank_suggestions']) {
    const reading = tx.as(desk.owner, (client) => client.query(`select from app_public.${table}`));
    await expect(reading).rejects.toThrow(/permission denied/);
  }
});
