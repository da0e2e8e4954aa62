import type { PgClient } from '@dataplan/pg';
import type { MutationContext } from '../requests/request-context.ts';
import type { Intent } from './intent.ts';
import type { MutationResult } from './mutation.ts';

interface Taken {
  is_new: boolean;
  is_same: boolean | null;
  answered_id: string | null;
}

/**
 * Takes the key of an intent in a mutation's transaction. Null when it is new; else what was answered
 * before, or INVALID_ACTION when the key has come with another input.
 */
export async function takeKey(tx: PgClient, intent: Intent): Promise<MutationResult | null> {
  const { mutation, place, key, inputHash } = intent;
  const { rows } = await tx.query<Taken>({
    text: 'select * from app_private.take_idempotency_key($1, $2, $3, $4)',
    values: [mutation, place, key, inputHash as unknown as string],
    name: 'take-idempotency-key',
  });
  const [taken] = rows;
  if (!taken || taken.is_new) return null;
  const errors = taken.is_same ? [] : [{ code: 'INVALID_ACTION', path: '' }];
  return { errors, id: taken.is_same ? taken.answered_id : null, values: null, isRepeated: true };
}

/** Remembers what an intent was answered, for as long as its transaction is. */
export async function storeAnswer(tx: PgClient, intent: Intent, id: string | null): Promise<void> {
  const { mutation, place, key } = intent;
  await tx.query({
    text: 'select app_private.store_idempotent_answer($1, $2, $3, $4)',
    values: [mutation, place, key, id],
    name: 'keep-idempotent-answer',
  });
}

/**
 * The earlier answer to an idempotency key; waits for a running call with the same key, and stores nothing.
 */
export function recall(intent: Intent, context: MutationContext): Promise<MutationResult | null> {
  return rolledBack(context, (tx) => takeKey(tx, intent));
}

/** Runs a query in a transaction of the caller that is always rolled back. */
export async function rolledBack<Result>(
  { pgSettings, withPgClient }: MutationContext,
  execute: (tx: PgClient) => Promise<Result>,
): Promise<Result> {
  const rollback = new Error('only asked');
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
