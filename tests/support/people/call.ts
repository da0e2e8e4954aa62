import type pg from 'pg';
import type { Actor } from '../actor.ts';
import type { TestTransaction } from '../test-transaction.ts';

/** Calls a mutation's function as an actor and returns the row it gives back. */
export async function call<Row extends pg.QueryResultRow>(
  tx: TestTransaction,
  who: Actor,
  name: string,
  input: unknown,
): Promise<Row> {
  const { rows } = await tx.as(who, (client) =>
    client.query<Row>(`select r.* from app_public.${name}($1::jsonb) r`, [JSON.stringify(input)]),
  );
  return rows[0]!;
}
