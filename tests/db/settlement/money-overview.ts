import type { SimulatedEntry } from '#sandbox/bank/simulated-transaction.ts';
import { writeCamt053 } from '#sandbox/bank/write-camt.ts';
import type { Actor } from '../../support/actor.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { book, fileOf, OUR_ACCOUNT } from './bank-file.ts';
import { type PayoutInvoicer, payoutsOf } from './payouts.ts';

type Month = Record<string, number | string | null> & { starts_on: string | null };
export interface Overview {
  year: number;
  years: number[];
  total: Month;
  months: Month[];
  tax_estimated_minor: number;
  receivables: {
    days_from: number | null;
    days_to: number | null;
    invoice_count: number;
    amount_minor: number;
  }[];
  queues: {
    table_name: string;
    status: string | null;
    row_id: string | null;
    waiting_count: number;
    amount_minor: number | null;
  }[];
}

export const read = (tx: TestTransaction, who: Actor, year: number | null = null) =>
  tx.as(who, async (client) => {
    const sql = 'select to_jsonb(app_public.money_overview($1)) as overview';
    return (await client.query<{ overview: Overview }>(sql, [year])).rows[0]!.overview;
  });

/** The month of a day, or undefined if it is not in the year. */
export const monthAt = async (tx: TestTransaction, at: PayoutInvoicer, day: string) =>
  (await read(tx, at.finance, Number(day.slice(0, 4)))).months.find(
    ({ starts_on }) => starts_on === `${day.slice(0, 7)}-01`,
  );

export const dayOf = async (tx: TestTransaction, days = 0): Promise<string> => {
  const sql = 'select (app_hidden.today() + $1::int)::text as day';
  return (await tx.query<{ day: string }>(sql, [days]))[0]!.day;
};

export async function payOn(
  tx: TestTransaction,
  at: PayoutInvoicer,
  id: string,
  paidOn: string,
  amount = 1_250_000,
) {
  return call(tx, at.finance, 'register_payment', {
    id,
    amount,
    paidOn,
    reason: 'Seen in the bank',
  });
}

/** The bank pays all of a run today, or on another day. */
export async function pay(tx: TestTransaction, runId: string, day?: string) {
  const payouts = await payoutsOf(tx, runId);
  for (const { endToEndId } of payouts) {
    await workerCall(
      tx,
      'record_payout_status',
      endToEndId,
      'ACSC',
      null,
      day ?? (await dayOf(tx)),
    );
  }
  return payouts;
}

export const queueOf = async (tx: TestTransaction, at: PayoutInvoicer, name: string) => {
  const { queues } = await read(tx, at.finance);
  return queues.find(({ table_name }) => table_name === name)!;
};

/** Books the bank's statement of a day, with its opening balance. */
export async function bookStatement(
  tx: TestTransaction,
  at: PayoutInvoicer,
  day: string,
  opening: number,
  entries: SimulatedEntry[] = [],
): Promise<void> {
  const createdAt = `${day}T18:00:00`;
  const file = fileOf(entries, { createdAt });
  file.statements[0]!.createdAt = createdAt;
  await book(tx, at.finance, writeCamt053(file, '08', { [OUR_ACCOUNT]: opening }));
}
