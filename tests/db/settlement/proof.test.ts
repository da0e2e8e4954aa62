import { beforeAll, describe, expect, test } from 'vitest';
import { prove } from '#db/tools/prove.ts';
import { writeCamt053 } from '#sandbox/bank/write-camt.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { dayFromNow } from '../invoicing/day-from-now.ts';
import { makeDraft, makeInvoicer } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { book, camt054, fileOf, OUR_ACCOUNT, paid, queue } from './bank-file.ts';
import { makeClaim } from './claim.ts';
import { refundsOf } from './client-refunds.ts';
import { approve, bankSays, paidInvoice, payoutsOf, readyForPayout, send } from './payouts.ts';
import { registerPayment } from './register-payment.ts';

// Goal: every error in the books is found and named, and no other findings.
// Method: books of one invoice paid in full and one in part, then one offence for each claim, written past every
// trigger.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

async function makeBooks(tx: TestTransaction, invoicer: Finance): Promise<void> {
  for (const isWhole of [true, false]) {
    const { id } = await makeDraft(tx, invoicer);
    await publish(tx, invoicer, id);
    await registerPayment(tx, id, isWhole ? {} : { amount: 625_000 });
  }
  for (const isPaid of [false, true]) {
    const invoice = await makePublished(tx, invoicer);
    if (isPaid) await registerPayment(tx, invoice.id);
    await publishCredit(tx, invoicer, (await credit(tx, invoicer, invoice, { 0: '1' })).id);
  }
  const [refund] = await refundsOf(tx);
  const account = { id: refund!.id, accountNumber: '86011117947' };
  await call(tx, invoicer.finance, 'provide_client_refund', account);
  await payOut(tx, invoicer);
  const claim = await makeClaim(tx, invoicer);
  const [before] = await tx.query<{ balance: number }>(
    `select sum(e.amount_minor)::int as balance
     from app_public.journal_entries e join app_public.journals j on j.id = e.journal_id
     where e.finance_account_id = app_private.finance_account_id('BANK') and j.occurred_on <= app_hidden.today()`,
  );
  const today = `${dayFromNow(0)}T12:00:00`;
  const payment = paid(claim.kid, claim.total);
  await book(tx, invoicer.finance, camt054([payment]));
  const file = fileOf([payment, paid(null, 500), paid(null, 700)], { createdAt: today });
  file.statements[0]!.createdAt = today;
  await book(tx, invoicer.finance, writeCamt053(file, '08', { [OUR_ACCOUNT]: before!.balance }));
  const [tooMuch] = (await queue(tx)).filter(({ waiting }) => waiting === 700);
  await call(tx, invoicer.finance, 'repay_bank_transaction', { id: tooMuch!.id });
}

/** A payout that is paid, a rejected one, a sent one, a proposed one, and one held for a debt. */
async function payOut(tx: TestTransaction, invoicer: Finance): Promise<void> {
  const { who: approver } = await anOperator(tx, 'FINANCE');
  const payers = { ...invoicer, approver };
  await readyForPayout(tx, invoicer);
  for (const word of ['ACSC', 'RJCT', null, undefined]) {
    await paidInvoice(tx, invoicer);
    const run = await call(tx, invoicer.finance, 'create_payout_run', {});
    if (word === undefined) continue;
    await approve(tx, payers, run.id);
    await send(tx, run.id);
    const [payout] = await payoutsOf(tx, run.id);
    if (word) await bankSays(tx, payout!, word);
  }
  const other = { ...invoicer, ...(await makeInvoicer(tx)) };
  await readyForPayout(tx, other);
  const [run] = await tx.query<{ id: string }>(
    `select id from app_public.payout_runs where status = 'PROPOSED'`,
  );
  await call(tx, invoicer.finance, 'cancel_payout_run', { id: run!.id, reason: 'One more comes' });
  const { paymentId } = await paidInvoice(tx, other);
  const both = await call(tx, invoicer.finance, 'create_payout_run', {});
  await approve(tx, payers, both.id);
  await call(tx, invoicer.finance, 'create_payment_reversal', {
    id: paymentId,
    reason: 'Returned',
  });
  await paidInvoice(tx, invoicer);
  await call(tx, invoicer.finance, 'create_payout_run', {});
}

// Requirements: B10.13
test(
  'unchanged books hold',
  atFinance(
    () => database,
    async (tx, invoicer) => {
      await makeBooks(tx, invoicer);
      const { lines, holds } = await prove(tx.client);
      expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
      expect(holds).toBe(true);
    },
  ),
);

describe('an offence is found', () => {
  test.each([
    ['JOURNALS_SUM_TO_ZERO', `delete from app_public.journal_entries where amount_minor > 0`],
    [
      'PAYABLES_KEEP_SUMS',
      `update app_public.finance_accounts set balance_minor = balance_minor + 1 where kind = 'PAYABLE'`,
    ],
    ['PAYMENTS_ARE_POSTED', `update app_public.payments set amount_minor = amount_minor + 1`],
    [
      'INVOICES_KNOW_PAID',
      `update app_public.invoices set paid_minor = paid_minor + 1 where paid_minor > 0`,
    ],
    [
      'UNSPLIT_IS_CLIENT_FUNDS',
      `delete from app_public.journal_entries e using app_public.journals j where j.id = e.journal_id and j.kind = 'SPLIT'`,
    ],
    ['PAYOUTS_ARE_POSTED', `update app_public.payouts set status = 'PAID' where status = 'SENT'`],
    [
      'SPLIT_IS_WHAT_IS_LEFT',
      `delete from app_public.journal_entries e using app_public.journals j where j.id = e.journal_id and j.kind = 'CREDIT'`,
    ],
    [
      'CLIENTS_ARE_OWED_EXCESS',
      'update app_public.client_refunds set amount_minor = amount_minor + 1 where invoice_id is not null',
    ],
    [
      'REPAID_IS_CLIENT_FUNDS',
      'update app_public.client_refunds set amount_minor = amount_minor + 1 where bank_exception_id is not null',
    ],
    [
      'REFUNDS_ARE_PAYOUTS',
      `update app_public.client_refunds set status = 'PAID', paid_on = '2026-11-27' where status = 'SENT'`,
    ],
    [
      'CLEARING_HOLDS_PAYOUTS',
      `delete from app_public.journal_entries e using app_public.journals j where j.id = e.journal_id and j.key like 'payout:%:paid'`,
    ],
    [
      'PAYOUTS_PAY_ITEMS',
      `update app_public.payouts set payable_minor = payable_minor + 100, amount_minor = amount_minor + 100 where status = 'PAID'`,
    ],
    ['ITEMS_ARE_OWED', `update app_public.payout_items set amount_minor = amount_minor + 1`],
    [
      'JOURNALS_ARE_PAID_ONCE',
      `insert into app_public.payout_items (account_id, payout_id, journal_id, amount_minor, gross_salary_minor, estimated_tax_minor, is_released)
       select p.account_id, p.id, i.journal_id, i.amount_minor, 0, 0, true from app_public.payout_items i
       join app_public.payouts f on f.id = i.payout_id join app_public.payouts p on p.id <> f.id and p.freelance_profile_id = f.freelance_profile_id
       where f.status = 'PAID' and p.status = 'SENT' limit 1`,
    ],
    [
      'RUNS_KNOW_SUMS',
      `update app_public.payout_runs set salary_tax_minor = salary_tax_minor + 100`,
    ],
    [
      'WITHHELD_TAX_AGREES',
      `update app_public.payouts set salary_tax_minor = salary_tax_minor + 100, amount_minor = amount_minor - 100 where status = 'PAID'`,
    ],
    [
      'WAITING_IS_UNEXPLAINED',
      `update app_public.bank_exceptions set waiting_minor = waiting_minor + 1`,
    ],
    [
      'TRANSACTIONS_BECAME_PAYMENTS',
      `update app_public.bank_transactions set amount_minor = amount_minor + 1 where outcome = 'BOOKED'`,
    ],
    [
      'BANK_BALANCE_AGREES',
      `update app_public.bank_statements set closing_minor = closing_minor + 1`,
    ],
    [
      'PAYOUTS_HAVE_SLIPS',
      'update app_public.salary_slips set issued_at = null, year_to_date = null where issued_at is not null',
    ],
    [
      'SLIPS_SAY_PAID',
      `update app_private.salary_slip_documents set payload = payload || '{"tax": 100}'`,
    ],
    [
      'INVOICE_NUMBERS_HAVE_NO_GAP',
      `update app_public.invoices set invoice_number = invoice_number + 50 where status = 'RESOLVED'`,
    ],
    [
      'CREDIT_NOTE_NUMBERS_HAVE_NO_GAP',
      `update app_public.credit_notes set credit_note_number = credit_note_number + 50`,
    ],
  ])('%s', async (claim, offence) => {
    await atFinance(
      () => database,
      async (tx, invoicer) => {
        await makeBooks(tx, invoicer);
        await tx.query(`set local session_replication_role = 'replica'`);
        await tx.query(offence);
        const { lines, holds } = await prove(tx.client);
        expect(lines.join('\n')).toContain(`FAILED  ${claim}:`);
        expect(holds).toBe(false);
      },
    )();
  });
});
