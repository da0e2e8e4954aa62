// Goal: a purchase, its refunds and the sums of its supplier follow the invoice to the øre, after any events.
// Method: payments, bank files and credit notes as in production, with the follow-up jobs, compared with the rows
// that the team reads.
import { beforeAll, expect, test } from 'vitest';
import { anOperator } from '../../support/people/an-operator.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, publishCredit, readInvoice } from '../invoicing/credit/credit.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from '../settlement/at-finance.ts';
import { book, camt054, paid, queue } from '../settlement/bank-file.ts';
import { refundsOf } from '../settlement/client-refunds.ts';
import {
  atPayouts,
  bankSays,
  type PayoutInvoicer,
  payAll,
  payoutsOf,
} from '../settlement/payouts.ts';
import { registerPayment } from '../settlement/register-payment.ts';
import { aBuyer, type Buyer, bought, eventsOf, follow, invoiced, verify } from './buyer.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const TOTAL = 1_250_000;

type Work<Seller> = (tx: TestTransaction, at: Seller, team: Buyer) => Promise<void>;

const withBuyer =
  <Seller>(work: Work<Seller>) =>
  async (tx: TestTransaction, at: Seller) => {
    const team = await aBuyer(tx);
    await verify(tx, (await anOperator(tx, 'REVIEW')).who, team);
    await work(tx, at, team);
    await sumsHold(tx);
  };

const test_ = (name: string, work: Work<Finance>) =>
  test(
    name,
    atFinance(() => database, withBuyer(work)),
  );

/** Expects that the stored sums of suppliers are those of their purchases. */
async function sumsHold(tx: TestTransaction): Promise<void> {
  const wrong = await tx.query(
    `select s.id from app_public.suppliers s
       left join lateral (
         select count(*) as count, coalesce(sum(total_minor), 0) as bought, coalesce(sum(credited_minor), 0) as refunded,
           coalesce(sum(remaining_minor), 0) as remaining, min(due_on) filter (where remaining_minor > 0) as due
         from app_public.purchases p where p.supplier_id = s.id
       ) p on true
     where (s.purchase_count, s.bought_minor, s.refunded_minor, s.remaining_minor, s.next_due_on)
       is distinct from (p.count, p.bought, p.refunded, p.remaining, p.due)`,
  );
  expect(wrong).toEqual([]);
}

async function pay(tx: TestTransaction, at: Finance, id: string, amount: number) {
  const payment = await registerPayment(tx, id, { amount, finance: at.finance });
  await follow(tx);
  return payment;
}

const one = async (tx: TestTransaction, team: Buyer) => (await bought(tx, team.who.member))[0];

// Requirements: B3.36
test_('paid in part, in full and reversed', async (tx, at, team) => {
  const id = await invoiced(tx, at);
  expect(await one(tx, team)).toMatchObject({ payment: 'NO', paid: 0, remaining: TOTAL });
  await pay(tx, at, id, 400_000);
  expect(await one(tx, team)).toMatchObject({ payment: 'PARTIAL', paid: 400_000 });
  const last = await pay(tx, at, id, TOTAL - 400_000);
  expect(await one(tx, team)).toMatchObject({ status: 'RESOLVED', payment: 'FULL', remaining: 0 });
  await call(tx, at.finance, 'create_payment_reversal', { id: last.id, reason: 'Feil faktura' });
  await follow(tx);
  expect(await one(tx, team)).toMatchObject({
    status: 'PUBLISHED',
    payment: 'PARTIAL',
    remaining: TOTAL - 400_000,
  });
  expect(await eventsOf(tx, 'purchases')).toEqual([
    'RECEIVED',
    'PAID_IN_PART',
    'RESOLVED',
    'PAYMENT_REVERSED',
  ]);
});

// Requirements: B3.36
test_('a payment that waits to be booked is pending', async (tx, at, team) => {
  const id = await invoiced(tx, at);
  const { kid } = await readInvoice(tx, id);
  await book(tx, at.finance, camt054([paid(String(kid), TOTAL + 100)]));
  await follow(tx);
  const waiting = (await queue(tx)).at(-1);
  expect(waiting).toMatchObject({ status: 'WAITING' });
  expect(await one(tx, team)).toMatchObject({ payment: 'PENDING', remaining: TOTAL });
  await call(tx, at.finance, 'match_bank_transaction', {
    id: waiting!.id,
    invoiceId: id,
    amount: TOTAL,
  });
  await follow(tx);
  expect(await one(tx, team)).toMatchObject({ payment: 'FULL', remaining: 0 });
});

test_('a refunded overpayment is not pending any more', async (tx, at, team) => {
  const id = await invoiced(tx, at);
  const { kid } = await readInvoice(tx, id);
  await book(tx, at.finance, camt054([paid(String(kid), TOTAL + 100)]));
  await follow(tx);
  expect(await one(tx, team)).toMatchObject({ payment: 'PENDING' });
  await call(tx, at.finance, 'repay_bank_transaction', { id: (await queue(tx)).at(-1)!.id });
  await follow(tx);
  expect(await one(tx, team)).toMatchObject({ payment: 'NO', remaining: TOTAL });
});

// Requirements: B3.37
test_('credited in part and in full, before it is paid', async (tx, at, team) => {
  const id = await invoiced(tx, at);
  const first = await credit(tx, at, await readInvoice(tx, id), { 0: 4 });
  await publishCredit(tx, at, String(first.id));
  await follow(tx);
  expect(await one(tx, team)).toMatchObject({ credited: 500_000, remaining: 750_000 });
  const rest = await credit(tx, at, await readInvoice(tx, id), { 0: 6 });
  await publishCredit(tx, at, String(rest.id));
  await follow(tx);
  expect(await one(tx, team)).toMatchObject({
    status: 'NULLIFIED',
    credited: TOTAL,
    remaining: 0,
    payment: 'NO',
  });
  const refunds = await tx.as(team.who.member, async (client) => {
    const { rows } = await client.query(
      `select r.total_minor::int as total, r.credit_note_status::text as status, (app_public.refunds_document(r)).lines[1].quantity::int as hours
       from app_public.refunds r order by r.published_at`,
    );
    return rows;
  });
  expect(refunds).toEqual([
    { total: 500_000, status: 'RESOLVED', hours: 4 },
    { total: 750_000, status: 'RESOLVED', hours: 6 },
  ]);
});

// Requirements: B3.37
test('credited after it is paid, the refund is open until the bank has paid it', async () => {
  const work: Work<PayoutInvoicer> = async (tx, at, team) => {
    const id = await invoiced(tx, at);
    await pay(tx, at, id, TOTAL);
    const note = await credit(tx, at, await readInvoice(tx, id), { 0: 2 });
    await publishCredit(tx, at, String(note.id));
    await follow(tx);
    const status = async () =>
      (
        await tx.query<{ s: string }>(
          'select credit_note_status::text as s from app_public.refunds',
        )
      )
        .map(({ s }) => s)
        .join();
    expect(await status()).toBe('PUBLISHED');
    expect(await one(tx, team)).toMatchObject({ paid: TOTAL, credited: 250_000, remaining: 0 });
    const [refund] = await refundsOf(tx);
    const input = { id: refund!.id, accountNumber: '86011117947' };
    await call(tx, at.finance, 'provide_client_refund', input);
    const run = await payAll(tx, at);
    await follow(tx);
    expect(await status()).toBe('RESOLVED');
    const payouts = await payoutsOf(tx, run);
    await bankSays(tx, payouts.find(({ amount }) => amount === 250_000)!, 'RTRN', 'AC04');
    await follow(tx);
    expect(await status()).toBe('PUBLISHED');
    expect(await eventsOf(tx, 'refunds')).toEqual(['RECEIVED', 'RESOLVED', 'REOPENED']);
  };
  await atPayouts(() => database, withBuyer(work))();
});

test_('a repeated job changes nothing and adds no event', async (tx, at, team) => {
  const id = await invoiced(tx, at);
  const before = await tx.query('select * from app_public.purchases, app_public.suppliers');
  await workerCall(tx, 'copy_purchase', id);
  await workerCall(tx, 'copy_purchases_of', team.id);
  expect(await tx.query('select * from app_public.purchases, app_public.suppliers')).toEqual(
    before,
  );
  expect(await eventsOf(tx, 'purchases')).toEqual(['RECEIVED']);
});

// Requirements: B3.38
test_('an open amount with a due date before today is overdue', async (tx, at, team) => {
  const [late, open, settled] = [
    await invoiced(tx, at),
    await invoiced(tx, at),
    await invoiced(tx, at),
  ];
  await pay(tx, at, settled, TOTAL);
  await tx.query(
    `update app_public.purchases set invoiced_on = app_hidden.today() - 20, due_on = app_hidden.today() - 6
     where invoice_id = any ($1)`,
    [[late, settled]],
  );
  const rows = await tx.as(team.who.member, async (client) => {
    const { rows } = await client.query<{ id: string; late: boolean; days: number | null }>(
      `select p.invoice_id as id, app_public.purchases_is_overdue(p) as late, app_public.purchases_due_in_days(p) as days
       from app_public.purchases p`,
    );
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  });
  expect(rows.get(late)).toEqual({ late: true, days: -6 });
  expect(rows.get(open)).toEqual({ late: false, days: 14 });
  expect(rows.get(settled)).toEqual({ late: false, days: null });
  const [overdue] = await tx.query(
    'select app_public.suppliers_overdue(s)::int as sum from app_public.suppliers s',
  );
  expect(overdue).toEqual({ sum: TOTAL });
  await tx.query('select app_private.sum_suppliers(array(select id from app_public.suppliers))');
});
