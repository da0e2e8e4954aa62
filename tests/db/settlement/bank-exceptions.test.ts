import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { dayFromNow } from '../invoicing/day-from-now.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { book, camt054, paid, queue } from './bank-file.ts';
import { type Claim, makeClaim, standing } from './claim.ts';
import { expectProof } from './expect-proof.ts';
import { ledgerOf } from './ledger-of.ts';
import { registerPayment } from './register-payment.ts';

// Goal: an operator explains unexplained money to the øre, and it is in the books at every step.
// Method: one row of the queue for each command, with the ledger and the proof after each.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(
      () => database,
      async (tx, invoicer) => {
        await work(tx, invoicer);
        await expectProof(tx);
      },
    ),
  );

async function waiting(tx: TestTransaction, invoicer: Finance, entry = paid(null, 100_000)) {
  await book(tx, invoicer.finance, camt054([entry]));
  return (await queue(tx)).at(-1)!;
}

test_('a transaction above ten billion kroner waits without an amount', async (tx, invoicer) => {
  const largest = 1_000_000_000_000;
  expect(await waiting(tx, invoicer, paid(null, largest))).toMatchObject({ waiting: largest });
  expect(await waiting(tx, invoicer, paid(null, largest + 1))).toMatchObject({ waiting: 0 });
  expect(await ledgerOf(tx)).toEqual({ BANK: largest, UNEXPLAINED: -largest });
  await tx.query('savepoint before');
  await expect(
    tx.query('update app_public.bank_transactions set amount_minor = amount_minor + 1'),
  ).rejects.toThrow(/bank_transactions_can_be_summed/);
  await tx.query('rollback to savepoint before');
});

test_('the title of a row is its payer, its reference or its day', async (tx, invoicer) => {
  const titleOf = async (entry = paid(null, 100)) => {
    const { id } = await waiting(tx, invoicer, entry);
    const rows = await tx.query<{ title: string }>(
      'select app_public.bank_exceptions_title(e) as title from app_public.bank_exceptions e where id = $1',
      [id],
    );
    return rows[0]?.title;
  };
  expect(await titleOf()).toBe('Fjell og Fjord AS');
  const nameless = paid(null, 100, { payerName: '' });
  expect(await titleOf(nameless)).toBe(nameless.reference);
  await tx.query(
    'update app_public.bank_transactions set bank_reference = null, entry_reference = null',
  );
  const [day] = await tx.query<{ title: string }>(
    'select app_public.bank_exceptions_title(e) as title from app_public.bank_exceptions e order by created_at desc, id desc limit 1',
  );
  expect(day?.title).toBe('20.11.2026');
});

const match = (tx: TestTransaction, invoicer: Finance, id: string, claim: Claim, more = {}) =>
  call(tx, invoicer.finance, 'match_bank_transaction', { id, invoiceId: claim.id, ...more });

describe('matching', () => {
  test_('books the payment from the unexplained money', async (tx, invoicer) => {
    const claim = await makeClaim(tx, invoicer);
    const { id } = await waiting(tx, invoicer, paid(null, claim.total));
    expect(await match(tx, invoicer, id, claim)).toMatchObject({
      status: 'MATCHED',
      waiting_minor: 0,
    });
    expect(await standing(tx, claim)).toMatchObject({ status: 'RESOLVED', payment: 'FULL' });
    const ledger = await ledgerOf(tx);
    expect(ledger).toMatchObject({ BANK: claim.total });
    expect(ledger).not.toHaveProperty('UNEXPLAINED');
  });

  test_('leaves the excess amount waiting, for another invoice', async (tx, invoicer) => {
    const [one, other] = [await makeClaim(tx, invoicer), await makeClaim(tx, invoicer)];
    const { id } = await waiting(tx, invoicer, paid(one.kid, one.total + other.total));
    expect(await match(tx, invoicer, id, one)).toMatchObject({
      status: 'WAITING',
      waiting_minor: other.total,
    });
    await match(tx, invoicer, id, other, { amount: 100 });
    expect(await match(tx, invoicer, id, other)).toMatchObject({ status: 'MATCHED' });
    expect(await standing(tx, other)).toMatchObject({ status: 'RESOLVED' });
  });

  test_('is reversed with its payment, and the money waits again', async (tx, invoicer) => {
    const [wrong, right] = [await makeClaim(tx, invoicer), await makeClaim(tx, invoicer)];
    const { id } = await waiting(tx, invoicer, paid(null, wrong.total));
    await match(tx, invoicer, id, wrong);
    const [payment] = await tx.query<{ id: string }>('select id from app_public.payments');
    const back = { id: payment!.id, reason: 'The wrong invoice' };
    await call(tx, invoicer.finance, 'create_payment_reversal', back);
    expect(await queue(tx)).toMatchObject([{ status: 'WAITING', waiting: wrong.total }]);
    expect(await ledgerOf(tx)).toEqual({ BANK: wrong.total, UNEXPLAINED: -wrong.total });
    await match(tx, invoicer, id, right);
    expect(await standing(tx, right)).toMatchObject({ payment: 'FULL' });
  });

  test_(
    'is refused above the amount of the money or the invoice, and for a closed invoice',
    async (tx, invoicer) => {
      const claim = await makeClaim(tx, invoicer);
      const { id } = await waiting(tx, invoicer, paid(null, claim.total * 2));
      const tooBig = [{ code: 'TOO_BIG', path: 'amount' }];
      await expectRefusals(match(tx, invoicer, id, claim, { amount: claim.total + 1 }), tooBig);
      const small = await waiting(tx, invoicer, paid(null, 10));
      await expectRefusals(match(tx, invoicer, small.id, claim, { amount: 11 }), tooBig);
      await expectRefusals(match(tx, invoicer, id, { ...claim, id }), [
        { code: 'INVALID', path: 'invoiceId' },
      ]);
      const debit = await waiting(tx, invoicer, paid(null, 10, { direction: 'DEBIT' }));
      await expectRefusals(match(tx, invoicer, debit.id, claim), [{ code: 'INVALID_ACTION' }]);
      await match(tx, invoicer, id, claim);
      await expectRefusals(match(tx, invoicer, id, claim), [
        { code: 'INVOICE_NOT_PUBLISHED', path: 'invoiceId' },
      ]);
    },
  );
});

async function takeBack(tx: TestTransaction, invoicer: Finance): Promise<void> {
  const [payment] = await tx.query<{ id: string }>(
    'select id from app_public.payments order by id limit 1',
  );
  const input = { id: payment!.id, reason: 'The client mistook the KID' };
  await call(tx, invoicer.finance, 'create_payment_reversal', input);
}

describe('a payment that a file booked', () => {
  test_('waits when it is reversed, as the money is still at the bank', async (tx, invoicer) => {
    const [wrong, right] = [await makeClaim(tx, invoicer), await makeClaim(tx, invoicer)];
    await book(tx, invoicer.finance, camt054([paid(wrong.kid, wrong.total)]));
    await takeBack(tx, invoicer);
    expect(await ledgerOf(tx)).toEqual({ BANK: wrong.total, UNEXPLAINED: -wrong.total });
    expect(await standing(tx, wrong)).toMatchObject({ paid: 0, payment: 'NO' });
    const [row] = await queue(tx);
    expect(row).toMatchObject({ status: 'WAITING', reason: 'TAKEN_BACK', waiting: wrong.total });
    await expectProof(tx);
    await match(tx, invoicer, row!.id, right);
    expect(await standing(tx, right)).toMatchObject({ payment: 'FULL' });
    expect(await ledgerOf(tx)).toMatchObject({ BANK: wrong.total });
  });

  test_('of several invoices waits with each part that is reversed', async (tx, invoicer) => {
    const [one, two] = [await makeClaim(tx, invoicer), await makeClaim(tx, invoicer)];
    const kids = [one, two].map(({ kid, total }) => ({ kid, amountMinor: total }));
    const single = paid(one.kid, one.total + two.total);
    const both = { ...single, transactions: [{ ...single.transactions[0]!, kids }] };
    await book(tx, invoicer.finance, camt054([both]));
    const payments = await tx.query<{ id: string }>('select id from app_public.payments');
    for (const { id } of payments) {
      await call(tx, invoicer.finance, 'create_payment_reversal', { id, reason: 'Wrong' });
    }
    expect(await queue(tx)).toMatchObject([{ status: 'WAITING', waiting: one.total + two.total }]);
  });
});

describe('a reversal of the bank', () => {
  const reversal = (kid: string, amount: number) =>
    paid(kid, amount, { direction: 'DEBIT', isReversal: true });
  const reverse = (tx: TestTransaction, invoicer: Finance, id: string) =>
    call(tx, invoicer.finance, 'reverse_bank_payment', { id, reason: 'No cover' });

  test_('reverses the payment with its KID and amount', async (tx, invoicer) => {
    const claim = await makeClaim(tx, invoicer);
    await book(tx, invoicer.finance, camt054([paid(claim.kid, claim.total)]));
    const { id, reason } = await waiting(tx, invoicer, reversal(claim.kid, claim.total));
    expect(reason).toBe('REVERSED');
    expect(await reverse(tx, invoicer, id)).toMatchObject({ status: 'REVERSED' });
    expect(await standing(tx, claim)).toMatchObject({ status: 'PUBLISHED', paid: 0 });
    expect(await ledgerOf(tx)).toEqual({});
  });

  test_('reverses a payment that was matched by hand', async (tx, invoicer) => {
    const claim = await makeClaim(tx, invoicer);
    await match(tx, invoicer, (await waiting(tx, invoicer, paid(null, claim.total))).id, claim);
    const { id } = await waiting(tx, invoicer, reversal(claim.kid, claim.total));
    await reverse(tx, invoicer, id);
    expect(await ledgerOf(tx)).toEqual({});
    expect((await queue(tx)).map(({ status }) => status)).toEqual(['MATCHED', 'REVERSED']);
  });

  test_(
    'of a part leaves the rest, once the payment is reversed and matched again',
    async (tx, invoicer) => {
      const claim = await makeClaim(tx, invoicer);
      await book(tx, invoicer.finance, camt054([paid(claim.kid, claim.total)]));
      const { id } = await waiting(tx, invoicer, reversal(claim.kid, 50_000));
      await expectRefusals(reverse(tx, invoicer, id), [{ code: 'INVALID_ACTION' }]);
      await takeBack(tx, invoicer);
      const money = (await queue(tx)).find(({ reason }) => reason === 'TAKEN_BACK')!;
      await match(tx, invoicer, money.id, claim, { amount: claim.total - 50_000 });
      for (const row of [money.id, id]) {
        const input = { id: row, reason: 'The part that the bank took back' };
        await call(tx, invoicer.finance, 'set_aside_bank_transaction', input);
      }
      expect(await standing(tx, claim)).toMatchObject({ status: 'PUBLISHED', payment: 'PARTIAL' });
      const left = claim.total - 50_000;
      expect(await ledgerOf(tx)).toEqual({ BANK: left, CLIENT_FUNDS: -left });
    },
  );

  test_('is refused without a payment of its amount, and for a credit', async (tx, invoicer) => {
    const claim = await makeClaim(tx, invoicer);
    await book(tx, invoicer.finance, camt054([paid(claim.kid, 100)]));
    const { id } = await waiting(tx, invoicer, reversal(claim.kid, 99));
    await expectRefusals(reverse(tx, invoicer, id), [{ code: 'INVALID_ACTION' }]);
    const credit = await waiting(tx, invoicer, paid(null, 100));
    await expectRefusals(reverse(tx, invoicer, credit.id), [{ code: 'INVALID_ACTION' }]);
  });
});

describe('setting aside', () => {
  const setAside = (tx: TestTransaction, invoicer: Finance, id: string, more = {}) =>
    call(tx, invoicer.finance, 'set_aside_bank_transaction', { id, reason: 'Interest', ...more });

  test_('leaves the money unexplained, and can be reopened', async (tx, invoicer) => {
    const { id } = await waiting(tx, invoicer);
    expect(await setAside(tx, invoicer, id)).toMatchObject({ status: 'SET_ASIDE' });
    expect(await ledgerOf(tx)).toEqual({ BANK: 100_000, UNEXPLAINED: -100_000 });
    const again = await call(tx, invoicer.finance, 'reopen_bank_transaction', { id });
    expect(again).toMatchObject({ status: 'WAITING', waiting_minor: 100_000 });
  });

  test_(
    'removes money from the bank account that was registered by hand before',
    async (tx, invoicer) => {
      const claim = await makeClaim(tx, invoicer);
      await registerPayment(tx, claim.id, invoicer);
      const { id, reason } = await waiting(tx, invoicer, paid(claim.kid, claim.total));
      expect(reason).toBe('INVOICE_PAID');
      await setAside(tx, invoicer, id, { isBookedElsewhere: true });
      expect(await ledgerOf(tx)).toMatchObject({ BANK: claim.total });
      expect(await ledgerOf(tx)).not.toHaveProperty('UNEXPLAINED');
      await call(tx, invoicer.finance, 'reopen_bank_transaction', { id });
      expect(await ledgerOf(tx)).toMatchObject({
        BANK: claim.total * 2,
        UNEXPLAINED: -claim.total,
      });
      await setAside(tx, invoicer, id, { isBookedElsewhere: true });
    },
  );

  test_(
    'removes it on the bank’s day, so that the statement of that day agrees',
    async (tx, invoicer) => {
      const claim = await makeClaim(tx, invoicer);
      const day = dayFromNow(-8);
      const typed = { id: claim.id, amount: claim.total, paidOn: day, reason: 'Seen' };
      await call(tx, invoicer.finance, 'register_payment', typed);
      const entry = paid(claim.kid, claim.total, { bookedOn: day });
      const { id } = await waiting(tx, invoicer, entry);
      await setAside(tx, invoicer, id, { isBookedElsewhere: true });
      const onDay = await tx.query(
        `select sum(e.amount_minor)::int as bank from app_public.journal_entries e join app_public.journals j on j.id = e.journal_id
       where e.finance_account_id = app_private.finance_account_id('BANK') and coalesce(j.original_on, j.occurred_on) <= $1`,
        [day],
      );
      expect(onDay).toEqual([{ bank: claim.total }]);
    },
  );
});

test_(
  'every command is refused to others, without a reason, a code, or after another decision',
  async (tx, invoicer) => {
    const claim = await makeClaim(tx, invoicer);
    const { id } = await waiting(tx, invoicer);
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
      await expectRefusals(call(tx, invoicer.finance, name, none), [
        { code: 'INVALID', path: 'id' },
      ]);
    }
    const own = actor.operator('FINANCE', invoicer.userId, invoicer.accountId);
    await expectRefusals(match(tx, { ...invoicer, finance: own }, id, claim), [
      { code: 'UNAUTHORIZED' },
    ]);
    const blank = [{ code: 'BLANK', path: 'reason' }];
    for (const name of ['reverse_bank_payment', 'set_aside_bank_transaction']) {
      const refusals = name.startsWith('reverse') ? [...blank, { code: 'INVALID_ACTION' }] : blank;
      await expectRefusals(call(tx, invoicer.finance, name, { id, reason: ' ' }), refusals);
    }
    const stale = { updatedAt: '2020-01-01T00:00:00Z' };
    await expectRefusals(match(tx, invoicer, id, claim, stale), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
    await expectRefusals(call(tx, invoicer.finance, 'reopen_bank_transaction', { id }), [
      { code: 'INVALID_TRANSITION' },
    ]);
    await match(tx, invoicer, id, claim);
    for (const [name, more] of ways.slice(0, 3)) {
      await expectRefusals(call(tx, invoicer.finance, name, { id, ...more }), [
        { code: 'INVALID_TRANSITION' },
      ]);
    }
    await tx.query(
      `update app_public.sessions set second_level_at = now() - interval '16 minutes'`,
    );
    for (const [name, more] of ways) {
      const input = { id, ...more };
      await expect(call(tx, invoicer.finance, name, input)).rejects.toThrow();
    }
  },
);

test_('members and visitors can read neither files nor the queue', async (tx, invoicer) => {
  await waiting(tx, invoicer);
  for (const table of ['bank_files', 'bank_transactions', 'bank_exceptions', 'bank_suggestions']) {
    const reading = tx.as(invoicer.owner, (client) =>
      client.query(`select from app_public.${table}`),
    );
    await expect(reading).rejects.toThrow(/permission denied/);
  }
});
