import type { TestTransaction } from '../../support/test-transaction.ts';
import { call, type Row } from '../payout/call.ts';
import type { Finance } from './at-finance.ts';

/** Books a payment of an invoice that came today. */
export async function payPart(
  tx: TestTransaction,
  { finance }: Pick<Finance, 'finance'>,
  id: string,
  amount: number,
): Promise<Row> {
  const [day] = await tx.query<{ today: string }>('select app_hidden.today()::text as today');
  return call(tx, finance, 'register_payment', {
    ...{ id, amount, paidOn: day!.today, reason: 'Seen in the bank' },
  });
}
