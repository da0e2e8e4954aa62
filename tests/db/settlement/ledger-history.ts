import type { Actor } from '../../support/actor.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call, type Row } from '../payout/call.ts';

/** The first day of a month relative to the current one: -1 is the previous month. */
export async function monthOf(tx: TestTransaction, offset: number): Promise<string> {
  const [row] = await tx.query<{ day: string }>(
    `select (date_trunc('month', app_hidden.today()) + $1 * interval '1 month')::date::text as day`,
    [offset],
  );
  return row!.day;
}

/** The last day of the month that starts on a day. */
export function monthEnd(first: string): string {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Posts an amount on the bank account, against the rounding difference. */
export async function postOn(
  tx: TestTransaction,
  day: string,
  amount: number,
  key = `test:${day}:${amount}`,
): Promise<{ id: string; occurred_on: string; original_on: string | null }> {
  const [journal] = await tx.query<{ id: string; occurred_on: string; original_on: string | null }>(
    `select j.id, j.occurred_on::text, j.original_on::text
     from app_private.post_journal($1, 'TRANSFER', $2, jsonb_build_object(
       app_private.finance_account_id('BANK'), $3::bigint, app_private.finance_account_id('ROUNDING'), -$3::bigint
     )) j`,
    [key, day, amount],
  );
  return journal!;
}

export const periodOf = async (tx: TestTransaction, month: string): Promise<string> => {
  const [row] = await tx.query<{ id: string }>(
    'select id from app_public.accounting_periods where month_on = $1',
    [month],
  );
  return row!.id;
};

/** Opens all months that have journals, and closes one. */
export async function closeMonth(tx: TestTransaction, who: Actor, month: string): Promise<Row> {
  await workerCall(tx, 'open_accounting_periods');
  const id = await periodOf(tx, month);
  return call(tx, who, 'close_accounting_period', { id, reason: 'Held against the bank' });
}
