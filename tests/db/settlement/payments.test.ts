import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { makeDraft } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { ledgerOf } from './ledger-of.ts';

// Goal: every krone that a client pays is booked once and split to the øre.
// Method: published invoices of 10 000.00 and VAT, paid in full, in part, twice and reversed, compared with the sums
// of the ledger.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

interface InvoiceRow {
  status: string;
  total: number;
  paid: number;
  remaining: number;
  payment: string;
  [part: string]: unknown;
}

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

async function published(tx: TestTransaction, invoicer: Finance): Promise<string> {
  const { id } = await makeDraft(tx, invoicer);
  await publish(tx, invoicer, id);
  return id;
}

async function read(tx: TestTransaction, id: string): Promise<InvoiceRow> {
  const [row] = await tx.query<InvoiceRow>(
    `select i.status::text, i.total_minor::int as total, (s.settlement).paid_minor::int as paid,
       (s.settlement).remaining_minor::int as remaining, (s.settlement).refund_minor::int as refund, app_public.invoices_payment_status(i)::text as payment,
       i.vat_minor::int as vat, i.platform_fee_amount_minor::int as fee, i.employer_tax_amount_minor::int as employer,
       i.salary_tax_amount_minor::int as tax, i.payout_amount_minor::int as payout
     from app_public.invoices i, lateral (select app_public.invoices_settlement(i) as settlement) s where i.id = $1`,
    [id],
  );
  return row!;
}

const today = '(select app_hidden.today())::text';
async function pay(tx: TestTransaction, invoicer: Finance, id: string, amount: number, more = {}) {
  const [day] = await tx.query<{ today: string }>(`select ${today} as today`);
  const input = { id, amount, paidOn: day!.today, reason: 'Seen in the bank', ...more };
  return call(tx, invoicer.finance, 'register_payment', input);
}

test_(
  'the payment that completes an invoice resolves it and is split to the øre',
  async (tx, invoicer) => {
    const id = await published(tx, invoicer);
    const { total, vat, fee, employer, tax, payout } = await read(tx, id);
    await pay(tx, invoicer, id, total);
    expect(await read(tx, id)).toMatchObject({ status: 'RESOLVED', paid: total, payment: 'FULL' });
    const ledger = await ledgerOf(tx);
    expect(ledger).toEqual({
      BANK: total,
      VAT: -Number(vat),
      PLATFORM_FEE: -Number(fee),
      EMPLOYER_TAX: -Number(employer),
      WITHHELD_TAX: -Number(tax),
      PAYABLE: -Number(payout),
    });
    const [payable] = await tx.query(
      'select balance_minor::int as owed from app_public.finance_accounts where freelance_profile_id = $1',
      [invoicer.profile.id],
    );
    expect(payable).toEqual({ owed: payout });
  },
);

test_('the freelancer is notified of a payment, not of a write-off', async (tx, invoicer) => {
  const paid = await published(tx, invoicer);
  await pay(tx, invoicer, paid, (await read(tx, paid)).total);
  const called = await published(tx, invoicer);
  await call(tx, invoicer.finance, 'write_off_invoice', { id: called, reason: 'Bankrupt' });
  const mails = await tx.query(
    `select j.payload ->> 'id' as id, app_hidden.invoice_was_paid((j.payload ->> 'id')::uuid) as is_sent
     from graphile_worker.jobs x join graphile_worker._private_jobs j on j.id = x.id
     where j.payload ->> 'message' = 'invoice_paid' order by j.id`,
  );
  expect(mails).toEqual([
    { id: paid, is_sent: true },
    { id: called, is_sent: false },
  ]);
});

// Requirements: B3.35
test_(
  'partial payments stay in the client’s funds until the invoice is paid in full',
  async (tx, invoicer) => {
    const id = await published(tx, invoicer);
    const { total } = await read(tx, id);
    await pay(tx, invoicer, id, total - 1);
    expect(await read(tx, id)).toMatchObject({
      status: 'PUBLISHED',
      remaining: 1,
      payment: 'PARTIAL',
    });
    expect(await ledgerOf(tx)).toEqual({ BANK: total - 1, CLIENT_FUNDS: 1 - total });
    await pay(tx, invoicer, id, 1);
    expect(await read(tx, id)).toMatchObject({ status: 'RESOLVED', remaining: 0, payment: 'FULL' });
    expect(await ledgerOf(tx)).not.toHaveProperty('CLIENT_FUNDS');
  },
);

test_(
  'a reversed payment opens the invoice again, and can be registered again',
  async (tx, invoicer) => {
    const id = await published(tx, invoicer);
    const { total } = await read(tx, id);
    const payment = await pay(tx, invoicer, id, total);
    const back = { id: payment.id, reason: 'The bank took it back' };
    await call(tx, invoicer.finance, 'create_payment_reversal', back);
    expect(await read(tx, id)).toMatchObject({ status: 'PUBLISHED', paid: 0, payment: 'NO' });
    expect(await ledgerOf(tx)).toEqual({});
    await expectRefusals(call(tx, invoicer.finance, 'create_payment_reversal', back), [
      { code: 'INVALID_ACTION' },
    ]);
    await pay(tx, invoicer, id, total);
    expect(await read(tx, id)).toMatchObject({ status: 'RESOLVED', payment: 'FULL' });
    expect(await ledgerOf(tx)).toMatchObject({ BANK: total });
  },
);

test_(
  'a credit note beyond the remaining amount goes to an operator, and the rest is owed to the client',
  async (tx, invoicer) => {
    const invoice = await makePublished(tx, invoicer);
    const { total } = await read(tx, invoice.id);
    await pay(tx, invoicer, invoice.id, total / 2);
    const { id } = await credit(tx, invoicer, invoice, { 0: '7' });
    expect(await workerCall(tx, 'review_credit_note', id)).toBe('SUBMITTED');
    await publishCredit(tx, invoicer, id);
    expect(await read(tx, invoice.id)).toMatchObject({
      paid: total / 2,
      remaining: 0,
      refund: total * 0.2,
    });
    await expectRefusals(pay(tx, invoicer, invoice.id, 1), [{ code: 'INVOICE_NOT_PUBLISHED' }]);
  },
);

describe('a payment is refused', () => {
  test_(
    'beyond the remaining amount, on an invalid day, without a reason',
    async (tx, invoicer) => {
      const id = await published(tx, invoicer);
      const { total } = await read(tx, id);
      const refused = (amount: number, more: object, ...codes: { code: string; path?: string }[]) =>
        expectRefusals(pay(tx, invoicer, id, amount, more), codes);
      await refused(total + 1, {}, { code: 'TOO_BIG', path: 'amount' });
      await refused(0, {}, { code: 'TOO_SMALL', path: 'amount' });
      await refused(1, { paidOn: '2999-01-01' }, { code: 'INVALID', path: 'paidOn' });
      await refused(1, { reason: ' ' }, { code: 'BLANK', path: 'reason' });
      await refused(1, { id: invoicer.userId }, { code: 'INVALID', path: 'id' });
      await pay(tx, invoicer, id, total);
      await refused(1, {}, { code: 'INVOICE_NOT_PUBLISHED' });
    },
  );

  test_('more than ninety days before its publication in Norway', async (tx, invoicer) => {
    const id = await published(tx, invoicer);
    await tx.query(`set local session_replication_role = 'replica'`);
    // In Norway it is the next day.
    await tx.query(
      `update app_public.invoices set published_at = date_trunc('day', published_at, 'UTC') - interval '30 minutes' where id = $1`,
      [id],
    );
    await tx.query(`set local session_replication_role = 'origin'`);
    const [day] = await tx.query<{ first: string; before: string }>(
      `select (d.day - 90)::text as first, (d.day - 91)::text as before
       from (select (published_at at time zone 'Europe/Oslo')::date as day from app_public.invoices where id = $1) d`,
      [id],
    );
    await expectRefusals(pay(tx, invoicer, id, 100, { paidOn: day!.before }), [
      { code: 'INVALID', path: 'paidOn' },
    ]);
    await pay(tx, invoicer, id, 100, { paidOn: day!.first });
  });

  test_(
    'from operators without FINANCE, without a fresh code, or with an interest of their own',
    async (tx, invoicer) => {
      const id = await published(tx, invoicer);
      const as = (who: Finance['finance']) => pay(tx, { ...invoicer, finance: who }, id, 100);
      await expectRefusals(as(actor.operator('REVIEW')), [{ code: 'UNAUTHORIZED' }]);
      await expectRefusals(as(actor.operator('FINANCE', invoicer.userId, invoicer.accountId)), [
        { code: 'UNAUTHORIZED' },
      ]);
      await tx.query(
        `update app_public.sessions set second_level_at = now() - interval '16 minutes'`,
      );
      await expectRefusals(as(invoicer.finance), [{ code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' }]);
    },
  );
});
