import { createHmac } from 'node:crypto';
import type { MutationContext } from '../requests/request-context.ts';
import type { Mutation } from './mutation.ts';

/** One thing the caller wants done once, however often it is asked for. */
export interface Intent {
  mutation: string;
  /** Which of the mutations of its document. */
  place: number;
  key: string;
  inputHash: Buffer;
}

/** The same text for the same value, in whichever order its keys came. */
function canonical(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The intent behind a call that brings a key; null without one. A visitor has no place of their own
 * to keep keys in. What answers with a secret keeps none either: the secret could not be told again
 * without being stored, and doing it again only makes another. The hash is keyed, since an
 * input may hold a password, and covers where and in whose name it is done.
 */
export function intentOf(
  { form, payload }: Mutation,
  place: number,
  input: unknown,
  { origin, surroundings: { secret } }: MutationContext,
): Intent | null {
  const { session, idempotencyKey } = origin;
  if (!session?.user_id || !idempotencyKey || payload.kind === 'values') return null;
  const whole = [session.account_id, session.administrator_id, input];
  const inputHash = createHmac('sha256', `idempotency ${secret}`)
    .update(JSON.stringify(whole, canonical))
    .digest();
  return { mutation: form.name, place, key: idempotencyKey, inputHash };
}
