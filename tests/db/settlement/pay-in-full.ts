import { anOperator } from '../../support/people/an-operator.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call, type Row } from '../payout/call.ts';

/** Books the payment of all that is left of a published invoice. */
export async function payInFull(tx: TestTransaction, id: string): Promise<Row> {
  const { who } = await anOperator(tx, 'FINANCE');
  const [row] = await tx.query<{ amount: number; today: string }>(
    `select (app_public.invoices_settlement(i)).remaining_minor::int as amount, app_hidden.today()::text as today
     from app_public.invoices i where i.id = $1`,
    [id],
  );
  return call(tx, who, 'register_payment', {
    ...{ id, amount: row!.amount, paidOn: row!.today, reason: 'Seen in the bank' },
  });
}
