import type { TestTransaction } from '../../support/test-transaction.ts';
import { type Invoicer, makeDraft } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';

export interface Claim {
  id: string;
  kid: string;
  total: number;
}

/** A published invoice, which waits for its payment. */
export async function makeClaim(tx: TestTransaction, invoicer: Invoicer): Promise<Claim> {
  const { id } = await makeDraft(tx, invoicer);
  await publish(tx, invoicer, id);
  const [row] = await tx.query<Claim>(
    'select id, kid, total_minor::int as total from app_public.invoices where id = $1',
    [id],
  );
  return row!;
}

/** The payment status of an invoice. */
export async function standing(tx: TestTransaction, { id }: Claim) {
  const [row] = await tx.query<{ status: string; paid: number; payment: string }>(
    `select i.status::text, i.paid_minor::int as paid, app_public.invoices_payment_status(i)::text as payment
     from app_public.invoices i where i.id = $1`,
    [id],
  );
  return row!;
}
