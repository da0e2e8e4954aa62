import type { PgClient } from '@dataplan/pg';
import type { MutationContext } from '../requests/request-context.ts';

/** Runs a query in a transaction of the caller that is always rolled back. */
export async function rolledBack<Result>(
  { pgSettings, withPgClient }: MutationContext,
  ask: (tx: PgClient) => Promise<Result>,
): Promise<Result> {
  const rollback = new Error('only asked');
  let result: { is: Result } | undefined;
  try {
    await withPgClient(pgSettings, async (tx) => {
      result = { is: await ask(tx) };
      throw rollback;
    });
  } catch (error) {
    if (error === rollback && result) return result.is;
    throw error;
  }
  throw rollback;
}
