import type { SimulatedEntry } from '#sandbox/bank/simulated-transaction.ts';
import { call } from '#tests/db/payout/call.ts';
import type { Actor } from '#tests/support/actor.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { book, camt054, paid } from '../../bank-file.ts';
import type { PayoutInvoicer } from '../../payouts.ts';

export type Act = (tx: TestTransaction) => Promise<unknown>;

export interface Pair {
  prepare: (tx: TestTransaction, at: PayoutInvoicer) => Promise<[Act, Act]>;
  /** The codes with which the second is refused. */
  refusal: string[];
}

export const reason = 'Because';
export const hand = { reason } as const;
export const act =
  (who: Actor, name: string, input: object): Act =>
  (tx) =>
    call(tx, who, name, input);

/** Two actions of operators on one row; the same action twice if only one is given. */
export const both = (
  row: (tx: TestTransaction, at: PayoutInvoicer) => Promise<string>,
  first: readonly [string, object?],
  second: readonly [string, object?] = first,
  refusal: string[] = ['INVALID_TRANSITION'],
): Pair => ({
  async prepare(tx, at) {
    const id = await row(tx, at);
    return [
      act(at.finance, first[0], { id, ...first[1] }),
      act(at.approver, second[0], { id, ...second[1] }),
    ];
  },
  refusal,
});

export async function newest(tx: TestTransaction, table: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `select id from app_public.${table} order by id desc limit 1`,
  );
  return row!.id;
}

export const today = async (tx: TestTransaction) =>
  (await tx.query<{ day: string }>('select app_hidden.today()::text as day'))[0]!.day;

export async function waiting(
  tx: TestTransaction,
  at: PayoutInvoicer,
  entry: SimulatedEntry = paid(null, 12_300),
): Promise<string> {
  await book(tx, at.finance, camt054([entry]));
  return newest(tx, 'bank_exceptions');
}

/** The version of a row that an operator has read. */
export async function readAt(tx: TestTransaction, table: string, id: string): Promise<string> {
  const [row] = await tx.query<{ at: string }>(
    `select updated_at::text as at from app_public.${table} where id = $1`,
    [id],
  );
  return row!.at;
}
