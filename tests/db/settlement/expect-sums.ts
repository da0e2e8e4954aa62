import { expect } from 'vitest';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { balancesFor, remainderOf } from './client-balance.ts';
import { documentOf, makeStatement } from './client-statement.ts';
import type { PayoutInvoicer } from './payouts.ts';

/** Expects that no account has an impossible sign, and that all entries sum to 0. */
export async function expectSigns(tx: TestTransaction): Promise<void> {
  const wrong = await tx.query(
    `select a.kind::text, i.document_number, sum(e.amount_minor)::text as sum
     from app_public.journal_entries e
       join app_public.journals j on j.id = e.journal_id
       join app_public.finance_accounts a on a.id = e.finance_account_id
       left join app_public.invoices i on i.id = j.invoice_id
     group by a.kind, i.id
     having a.kind in ('CLIENT_FUNDS', 'VAT', 'PLATFORM_FEE', 'EMPLOYER_TAX', 'ATTACHMENT', 'PAYOUT_CLEARING')
       and i.id is not null and sum(e.amount_minor) > 0`,
  );
  expect(wrong).toEqual([]);
  const [row] = await tx.query<{ sum: string }>(
    `select coalesce(sum(amount_minor), 0)::text as sum from app_public.journal_entries`,
  );
  expect(row!.sum).toBe('0');
}

/**
 * Expects that a client's other sums add up to its remaining amount, with which its statement ends except for
 * refunds; and for an individual that they are the sums of payments and refunds.
 */
export async function expectBalances(tx: TestTransaction, seller: PayoutInvoicer): Promise<void> {
  const balance = (await balancesFor(tx, seller.owner))[seller.client.id]!;
  expect(remainderOf(balance)).toBe(balance.remaining);
  const { closing } = await documentOf(tx, await makeStatement(tx, seller));
  expect(closing).toBe(balance.remaining - balance.refund + balance.refunded);
  if (seller.profile.freelance_type !== 'INDIVIDUAL') return;
  const [row] = await tx.query<{ paid: number; refund: number }>(
    `select coalesce(sum(p.amount_minor), 0)::int as paid, coalesce((
       select sum(r.amount_minor) from app_public.client_refunds r join app_public.invoices i on i.id = r.invoice_id
       where i.client_id = $1 and r.status <> 'CANCELLED'
     ), 0)::int as refund
     from app_public.payments p join app_public.invoices i on i.id = p.invoice_id where i.client_id = $1`,
    [seller.client.id],
  );
  expect(balance).toMatchObject(row!);
}

/** Expects of each invoice that the received amount, less refunds, is split or in the client's funds. */
export async function expectInIsOut(tx: TestTransaction): Promise<void> {
  const wrong = await tx.query(
    `select i.document_number, i.paid_minor::text, s.total::text
     from app_public.invoices i
       left join lateral (
         select sum(r.amount_minor) filter (where r.status in ('SENT', 'PAID')) as refunded,
           sum(r.amount_minor) filter (where r.status in ('WAITING', 'READY')) as open
         from app_public.client_refunds r where r.invoice_id = i.id
       ) r on true
       cross join lateral app_private.settled_parts(i) s
     where i.published_at is not null and s.total is not null
       and i.paid_minor <> s.total + coalesce(r.refunded, 0) + coalesce(r.open, 0)`,
  );
  expect(wrong).toEqual([]);
}
