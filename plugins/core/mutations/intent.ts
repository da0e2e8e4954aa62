import { createHmac } from 'node:crypto';
import type { Mutation } from './mutation.ts';

/** A call that must take effect once, however often it is sent. */
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
 * The intent of a user's call with an idempotency key; null without one. Mutations that return a secret have none:
 * repeating the secret would require storing it, and a second call only makes another. The hash is keyed, since an input
 * may contain a password; the database adds the account and the impersonating operator.
 */
export function intentOf(
  { form, payload }: Mutation,
  place: number,
  input: unknown,
  { key, secret }: { key: string | null | undefined; secret: string },
): Intent | null {
  if (!key || payload.kind === 'values') return null;
  const inputHash = createHmac('sha256', `idempotency ${secret}`)
    .update(JSON.stringify(input, canonical) ?? '')
    .digest();
  return { mutation: form.name, place, key, inputHash };
}
