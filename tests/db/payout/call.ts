import type { Actor } from '../../support/actor.ts';
import { sealInput } from '../../support/people/seal-input.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

export type Row = Record<string, unknown> & { id: string };

/** Calls a mutation's function as the generic plugin does: one input, refusals raised at the end. */
export async function call(
  tx: TestTransaction,
  who: Actor,
  name: string,
  input: unknown,
): Promise<Row> {
  const given = await sealInput(tx, who, name, input);
  return tx.as(who, async (client) => {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(r) as row from app_public.${name}($1) r`,
      [JSON.stringify(given)],
    );
    await client.query('select app_private.stop_if_refused()');
    return rows[0]!.row;
  });
}
