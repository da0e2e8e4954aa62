import type { Pool } from 'pg';
import { findSession } from '../requests/find-session.ts';
import type { SessionSettings } from '../requests/request-origin.ts';

const asked = new WeakMap<Pool, Map<string, Promise<SessionSettings | null>>>();

/**
 * Looks a session up once for all who ask for it at the same moment, as the subscriptions of a page do
 * when an event comes. Nobody is given what was looked up before they asked.
 */
export function lookUpTogether(pool: Pool, tokenSha256: Buffer): Promise<SessionSettings | null> {
  const together = asked.get(pool) ?? new Map<string, Promise<SessionSettings | null>>();
  asked.set(pool, together);
  const key = tokenSha256.toString('base64');
  const known = together.get(key);
  if (known) return known;
  const looking = findSession(pool, tokenSha256);
  together.set(key, looking);
  process.nextTick(() => together.delete(key));
  return looking;
}
