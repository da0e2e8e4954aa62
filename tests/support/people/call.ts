import type pg from 'pg';
import type { Actor } from '../actor.ts';
import type { TestTransaction } from '../test-transaction.ts';
import { sealInput } from './seal-input.ts';

/**
 * Calls a mutation's function as an actor and returns its row. The value of `$prepared` is sealed first, as the
 * server does.
 */
export async function call<Row extends pg.QueryResultRow>(
  tx: TestTransaction,
  who: Actor,
  name: string,
  input: unknown,
): Promise<Row> {
  const given = await sealInput(tx, who, name, input);
  const { rows } = await tx.as(who, (client) =>
    client.query<Row>(`select r.* from app_public.${name}($1::jsonb) r`, [JSON.stringify(given)]),
  );
  return rows[0]!;
}
