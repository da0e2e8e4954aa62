import type { Connections } from './connections.ts';
import { asFinance, pay, runPayouts } from './finance.ts';

/** The invoices that clients have paid today: by person, their number and the number of those paid out. */
const paid = [
  { email: 'kari@demo.honorar.no', invoices: 3, paidOut: 2 },
  { email: 'ingrid@demo.honorar.no', invoices: 1, paidOut: 1 },
  { email: 'amina@demo.honorar.no', invoices: 1, paidOut: 0 },
];

/**
 * Clients pay, and a payout run goes to the bank once the worker runs; the sandbox answers it. Later payments
 * wait for the next run.
 */
export async function makePayouts(connections: Connections): Promise<void> {
  await asFinance(connections, async (finance) => {
    for (const { email, paidOut } of paid)
      await pay(connections, finance, await unpaid(connections, email, paidOut));
    await runPayouts(connections, finance);
    for (const { email, invoices, paidOut } of paid)
      await pay(connections, finance, await unpaid(connections, email, invoices - paidOut));
  });
}

/** The oldest unpaid invoices of a person. */
async function unpaid({ owner }: Connections, email: string, count: number): Promise<string[]> {
  const { rows } = await owner.query(
    `select i.id
     from app_public.invoices i
       join app_public.accounts a on a.id = i.account_id and a.account_type = 'PERSONAL'
       join app_public.users u on u.id = a.primary_user_id
     where u.email = $1 and i.status = 'PUBLISHED' and i.refund_status = 'NO' and i.pdf_document_id is not null
     order by i.published_at limit $2`,
    [email, count],
  );
  return rows.map(({ id }) => id);
}
