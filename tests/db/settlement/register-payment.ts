import type { Actor } from '../../support/actor.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call, type Row } from '../payout/call.ts';

/** Registers a payment of a published invoice, dated today: of the remaining amount by default. */
export async function registerPayment(
  tx: TestTransaction,
  id: string,
  { amount, finance }: { amount?: number; finance?: Actor } = {},
): Promise<Row> {
  const who = finance ?? (await anOperator(tx, 'FINANCE')).who;
  const [row] = await tx.query<{ remaining: number; today: string }>(
    `select (app_public.invoices_settlement(i)).remaining_minor::int as remaining, app_hidden.today()::text as today
     from app_public.invoices i where i.id = $1`,
    [id],
  );
  const { remaining, today } = row!;
  return call(tx, who, 'register_payment', {
    id,
    amount: amount ?? remaining,
    paidOn: today,
    reason: 'Seen in the bank',
  });
}
