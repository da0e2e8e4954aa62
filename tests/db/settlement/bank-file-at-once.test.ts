import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { book, camt054, paid } from './bank-file.ts';
import { expectProof } from './expect-proof.ts';

// Goal: a file of many payments has the same result as files of one payment each.
// Method: the same random payments, booked in both ways from one state; all rows that either writes are compared
// without their keys. Several payments of an invoice in one file are one event, so events, audit and jobs are
// compared for invoices with one payment.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Payment = ReturnType<typeof paid>;

/** A seeded generator, so that a failing seed fails again. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Payments in full, in part, in excess, repeated, of credited and written-off invoices, and without an invoice. */
async function payments(tx: TestTransaction, invoicer: Finance, seed: number): Promise<Payment[]> {
  const random = randomOf(seed);
  const invoicers = [invoicer, await makeInvoicer(tx), await makeInvoicer(tx)];
  const all = [paid('99999999999999', 500), paid(null, 700)];
  for (let n = 0; n < 12; n++) {
    const of = invoicers[random(3)] ?? invoicer;
    const invoice = await makePublished(tx, of);
    const kid = String(invoice.kid);
    const total = Number(invoice.total_minor);
    const part = 1 + random(total - 2);
    switch (n < 7 ? n : random(7)) {
      case 0:
        await publishCredit(tx, of, (await credit(tx, of, invoice, { 0: '4' })).id);
        all.push(paid(kid, Math.round(total * 0.6)));
        break;
      case 1:
        await call(tx, invoicer.finance, 'write_off_invoice', {
          id: invoice.id,
          reason: 'Bankrupt',
        });
        all.push(paid(kid, part));
        break;
      case 2:
        all.push(paid(kid, part));
        break;
      case 3:
        all.push(paid(kid, total + 1));
        break;
      case 4:
        all.push(paid(kid, total), paid(kid, total));
        break;
      case 5:
        all.push(paid(kid, part), paid(kid, total - part));
        break;
      default:
        all.push(paid(kid, total));
    }
  }
  return all
    .map((payment) => ({ payment, at: random(1_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ payment }) => payment);
}

const QUERIES = {
  invoices: `select i.kid, to_jsonb(i) - '{updated_at,resolved_at}'::text[] as row from app_public.invoices i`,
  journals: `select i.kid, j.kind, j.occurred_on, j.original_on, j.gross_salary_minor, j.created_by, j.created_at,
      regexp_replace(j.key, '^(payment|bank):.*', '\\1') as key,
      (select jsonb_object_agg(a.code, e.amount_minor) from app_public.journal_entries e
       join app_public.finance_accounts a on a.id = e.finance_account_id where e.journal_id = j.id) as entries
    from app_public.journals j left join app_public.invoices i on i.id = j.invoice_id`,
  payments: `select i.kid, p.account_id, p.source, p.amount_minor, p.paid_on, p.reason, p.created_by, t.key as transaction, j.kind
    from app_public.payments p join app_public.invoices i on i.id = p.invoice_id join app_public.journals j on j.id = p.journal_id
      left join app_public.bank_transactions t on t.id = p.bank_transaction_id`,
  payables: 'select code, balance_minor from app_public.finance_accounts',
  transactions: `select t.key, t.outcome, t.reason, i.kid
    from app_public.bank_transactions t left join app_public.invoices i on i.id = t.invoice_id`,
  exceptions: `select kid, status, reason, amount_minor, waiting_minor, booked_on, payer_name, message from app_public.bank_exceptions`,
  events: `select e.entity_id, e.account_id, e.event_type, e.status, e.actor, e.actor_kind, e.user_id, e.data
    from app_public.events e where e.entity_id in (select id from once)`,
  audit: `select a.row_id, a.operation, a.actor, a.actor_kind, a.user_id, a.before, a.after - 'resolved_at' as after
    from app_public.audit_entries a where a.row_id in (select id from once)`,
  jobs: `select j.task_identifier, p.payload::jsonb - 'eventId' as payload
    from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id where p.payload ->> 'id' in (select id::text from once)`,
};

/** All rows that a booking writes, as text, in an order that does not depend on keys. */
async function rowsOf(tx: TestTransaction): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, query] of Object.entries(QUERIES)) {
    const rows = await tx.query<{ row: string }>(
      `with once as (
         select i.id from app_public.invoices i
         where (select count(*) from app_public.payments p where p.invoice_id = i.id) = 1
       )
       select to_jsonb(q)::text as row from (${query}) q order by 1`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

for (const seed of [1, 2]) {
  test(
    `one file books the same as a file for each payment, seed ${seed}`,
    atFinance(
      () => database,
      async (tx, invoicer) => {
        const all = await payments(tx, invoicer, seed);
        await tx.query('savepoint before');
        await book(tx, invoicer.finance, camt054(all));
        await workerCall(tx, 'seal_books');
        await expectProof(tx);
        const together = await rowsOf(tx);
        await tx.query('rollback to savepoint before');
        for (const payment of all) await book(tx, invoicer.finance, camt054([payment]));
        await workerCall(tx, 'seal_books');
        await expectProof(tx);
        const apart = await rowsOf(tx);
        for (const name of Object.keys(QUERIES)) {
          expect(apart[name]?.length, name).toBeGreaterThan(0);
          expect(together[name], name).toEqual(apart[name]);
        }
      },
    ),
  );
}
