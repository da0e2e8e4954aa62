import { createHash } from 'node:crypto';
import type { Actor } from '../actor.ts';
import type { TestTransaction } from '../test-transaction.ts';

type Settings = { role: Actor['role'] } & Record<string, string | null>;

/** The actor of a token, or null when it opens no session. */
export async function sessionOf(tx: TestTransaction, token: string): Promise<Actor | null> {
  const hash = createHash('sha256').update(token).digest();
  const [row] = await tx.query<Settings>('select * from app_private.session_settings($1)', [hash]);
  if (!row) return null;
  const { role, ...rest } = row;
  const settings = Object.entries(rest)
    .filter(([name, value]) => value !== null && name !== 'actor_name')
    .map(([name, value]) => [`app.${name}`, value as string]);
  return { role, settings: Object.fromEntries(settings) as Record<string, string> };
}
