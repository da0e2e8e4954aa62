import type { Actor } from '../../support/actor.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

export interface ClientBalance {
  invoiceCount: number;
  invoiced: number;
  credited: number;
  paid: number;
  writtenOff: number;
  refund: number;
  refunded: number;
  remaining: number;
  overdue: number;
  daysToPay: number | null;
}

/** The balances of the clients that a caller may read, by the client's id. */
export const balancesFor = (
  tx: TestTransaction,
  who: Actor,
): Promise<Record<string, ClientBalance>> =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<ClientBalance & { id: string }>(
      `select c.id, b.invoice_count as "invoiceCount", b.invoiced_minor::int as invoiced, b.credited_minor::int as credited,
         b.paid_minor::int as paid, b.written_off_minor::int as "writtenOff", b.refund_minor::int as refund,
         b.refunded_minor::int as refunded, b.remaining_minor::int as remaining, b.overdue_minor::int as overdue,
         b.days_to_pay as "daysToPay"
       from app_public.clients c, app_public.clients_balance(c) b`,
    );
    return Object.fromEntries(rows.map(({ id, ...balance }) => [id, balance]));
  });

/** The remaining amount of a client, from its other sums. */
export const remainderOf = ({ invoiced, credited, paid, refund, writtenOff }: ClientBalance) =>
  invoiced - credited - paid + refund - writtenOff;
