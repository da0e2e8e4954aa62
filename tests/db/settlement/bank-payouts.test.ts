import { beforeAll, expect, test } from 'vitest';
import type { SimulatedEntry } from '#sandbox/bank/simulated-transaction.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { answerTo, atRun, type OnRun, stateOf } from './answered-run.ts';
import { book, camt054, paid } from './bank-file.ts';
import { ledgerOf } from './ledger-of.ts';
import { owedTo } from './payouts.ts';

// Goal: the bank's reports of payouts are booked once, whichever file comes first. Method: a sent run, and the bank's
// files.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const withRun = (work: OnRun) => atRun(() => database, work);

function debit(amountMinor: number, endToEndId?: string): SimulatedEntry {
  const entry = paid(null, amountMinor, { direction: 'DEBIT' });
  const [one] = entry.transactions;
  return { ...entry, transactions: [{ ...one!, ...(endToEndId ? { endToEndId } : {}) }] };
}

/** The debit of a group as one entry, with the group and without its payments. */
const debitOfGroup = (amountMinor: number, group: string): string =>
  camt054([debit(amountMinor)])
    .replace(/<TxDtls>[\s\S]*<\/TxDtls>/, '')
    .replace('<NtryDtls>', `<NtryDtls><Btch><PmtInfId>${group}</PmtInfId></Btch>`);

const exceptionsOf = (tx: TestTransaction) =>
  tx.query('select reason::text, amount_minor::int as amount from app_public.bank_exceptions');

test(
  'a debit that names a payout marks it paid, and a second one waits',
  withRun(async (tx, invoicer, payout) => {
    const before = await ledgerOf(tx);
    const file = await book(
      tx,
      invoicer.finance,
      camt054([debit(payout.amount, payout.endToEndId)]),
    );
    expect(file).toMatchObject({ status: 'BOOKED', payout_count: 1, queued_count: 0 });
    expect(await stateOf(tx, payout)).toMatchObject({ status: 'PAID' });
    const after = await ledgerOf(tx);
    expect(after.PAYOUT_CLEARING ?? 0).toBe(0);
    expect(after.BANK).toBe(before.BANK! - payout.amount);
    const again = await book(
      tx,
      invoicer.finance,
      camt054([debit(payout.amount, payout.endToEndId)]),
    );
    expect(again).toMatchObject({ payout_count: 0, queued_count: 1 });
    expect(await exceptionsOf(tx)).toEqual([{ reason: 'DEBIT', amount: -payout.amount }]);
  }),
);

test(
  'a debit of another amount than the payout waits',
  withRun(async (tx, invoicer, payout) => {
    await book(tx, invoicer.finance, camt054([debit(payout.amount - 1, payout.endToEndId)]));
    expect(await stateOf(tx, payout)).toMatchObject({ status: 'SENT' });
    expect(await exceptionsOf(tx)).toHaveLength(1);
  }),
);

test(
  'the debit of a whole group pays its payouts',
  withRun(async (tx, invoicer, payout, messageId) => {
    const file = await book(tx, invoicer.finance, debitOfGroup(payout.amount, `${messageId}-S`));
    expect(file).toMatchObject({ status: 'BOOKED', payout_count: 1, queued_count: 0 });
    expect(await stateOf(tx, payout)).toMatchObject({ status: 'PAID' });
  }),
);

test(
  'the debit of a payout that a status has settled is not booked twice',
  withRun(async (tx, invoicer, payout, messageId) => {
    const transactions = [{ endToEndId: payout.endToEndId, status: 'ACSC' }];
    const payments = [{ paymentInformationId: `${messageId}-S`, transactions }];
    const answer = answerTo(messageId, { payments });
    expect(await book(tx, invoicer.finance, answer)).toMatchObject({ payout_count: 1 });
    expect(await stateOf(tx, payout)).toMatchObject({ status: 'PAID' });
    const settled = await ledgerOf(tx);
    await book(tx, invoicer.finance, camt054([debit(payout.amount, payout.endToEndId)]));
    expect(await ledgerOf(tx)).toEqual(settled);
    expect(await exceptionsOf(tx)).toEqual([]);
  }),
);

test(
  'the payouts of a rejected file are owed again',
  withRun(async (tx, invoicer, payout, messageId) => {
    const reasons = [{ code: 'AM04', text: 'Ikke dekning' }];
    await book(tx, invoicer.finance, answerTo(messageId, { status: 'RJCT', reasons }));
    expect(await stateOf(tx, payout)).toEqual({ status: 'REJECTED', reason: 'AM04 Ikke dekning' });
    expect(await owedTo(tx, invoicer)).toBe(payout.payable);
  }),
);

test(
  'the status of a payment takes precedence over its group and its file',
  withRun(async (tx, invoicer, payout, messageId) => {
    const transactions = [{ endToEndId: payout.endToEndId, status: 'ACSC' }];
    const group = { paymentInformationId: `${messageId}-S`, status: 'RJCT', transactions };
    await book(tx, invoicer.finance, answerTo(messageId, { status: 'PART', payments: [group] }));
    expect(await stateOf(tx, payout)).toMatchObject({ status: 'PAID' });
  }),
);

test(
  'an unknown status is stored and marked, and stops nothing',
  withRun(async (tx, invoicer, payout, messageId) => {
    const answer = answerTo('SOMEBODY-ELSE', { status: 'RJCT' });
    expect(await book(tx, invoicer.finance, answer)).toMatchObject({
      status: 'BOOKED',
      payout_count: 0,
    });
    await book(tx, invoicer.finance, answerTo(messageId, { status: 'ACCP' }));
    expect(await stateOf(tx, payout)).toMatchObject({ status: 'SENT' });
    expect(
      await tx.query(
        'select is_taken from app_public.bank_payment_statuses order by original_message_id',
      ),
    ).toEqual([{ is_taken: true }, { is_taken: false }]);
  }),
);

test(
  'a returned payout is owed again, without its tax',
  withRun(async (tx, invoicer, payout) => {
    await book(tx, invoicer.finance, camt054([debit(payout.amount, payout.endToEndId)]));
    const back = paid(null, payout.amount);
    const [one] = back.transactions;
    const own = { ...one!, endToEndId: payout.endToEndId, text: 'Utbetaling' };
    const entry = { ...back, transactions: [own] };
    const returned = camt054([entry]).replace(
      '</TxDtls>',
      '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>',
    );
    await book(tx, invoicer.finance, returned);
    expect(await stateOf(tx, payout)).toMatchObject({ status: 'RETURNED', reason: 'AC04' });
    expect(await owedTo(tx, invoicer)).toBe(payout.amount);
    expect(await exceptionsOf(tx)).toEqual([]);
  }),
);
