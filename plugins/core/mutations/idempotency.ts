import type { PgClient } from '@dataplan/pg';
import type { MutationContext } from '../requests/request-context.ts';
import type { Statement } from '../requests/send-packet.ts';
import type { Intent } from './intent.ts';
import type { MutationResult } from './mutation.ts';

const usedBefore = 'AP003';

/** Claims the key of an intent in a mutation's transaction, and fails when it was used before. */
export const claimKey = ({ mutation, place, key, inputHash }: Intent): Statement => ({
  text: 'select app_private.claim_idempotency_key($1, $2, $3, $4)',
  values: [mutation, place, key, inputHash],
  name: 'claim-idempotency-key',
});

/** Remembers what an intent was answered in this transaction, for as long as the transaction is. */
export const storeAnswer = ({ mutation, place, key }: Intent): Statement => ({
  text: 'select app_private.store_idempotent_answer($1, $2, $3)',
  values: [mutation, place, key],
  name: 'store-idempotent-answer',
});

/**
 * The result of a call whose key was used before, by the error of its claim: the earlier answer, or INVALID_ACTION
 * when the key was used with another input. Null for other errors.
 */
export function earlierAnswer(error: unknown): MutationResult | null {
  const { code, detail } = error as { code?: string; detail?: string };
  if (code !== usedBefore || !detail) return null;
  const { isSame, answeredId } = JSON.parse(detail) as {
    isSame: boolean;
    answeredId: string | null;
  };
  const errors = isSame ? [] : [{ code: 'INVALID_ACTION', path: '' }];
  return { errors, id: isSame ? answeredId : null, values: null, isRepeated: true };
}

/**
 * The earlier answer to an idempotency key; waits for a running call with the same key, and stores nothing.
 */
export async function recall(
  intent: Intent,
  context: MutationContext,
): Promise<MutationResult | null> {
  try {
    await rolledBack(context, (tx) => tx.query(claimKey(intent)));
  } catch (error) {
    const earlier = earlierAnswer(error);
    if (earlier) return earlier;
    throw error;
  }
  return null;
}

/** Runs a query in a transaction of the caller that is always rolled back. */
export async function rolledBack<Result>(
  { pgSettings, withPgClient }: MutationContext,
  execute: (tx: PgClient) => Promise<Result>,
): Promise<Result> {
  const rollback = new Error('rolled back on purpose');
  let result: { is: Result } | undefined;
  try {
    await withPgClient(pgSettings, async (tx) => {
      result = { is: await execute(tx) };
      throw rollback;
    });
  } catch (error) {
    if (error === rollback && result) return result.is;
    throw error;
  }
  throw rollback;
}
