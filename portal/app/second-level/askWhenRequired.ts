import type { Refusal } from '../errors/Refusal.ts';
import { secondLevel } from './secondLevel.ts';

const code = 'AUTH_LEVEL_2_REQUIRED';

/**
 * Calls a mutation, and repeats it once if it was refused for lack of an SMS code and the user has then given
 * one. Other refusals are shown first: users should not fetch their phone for a form that would be refused
 * anyway.
 */
export async function askWhenRequired<Payload>(call: () => Promise<Payload>): Promise<Payload> {
  const payload = await call();
  const errors = (payload as { errors?: readonly Refusal[] } | null)?.errors ?? [];
  if (!errors.some((one) => one.code === code)) return payload;
  const others = errors.filter((one) => one.code !== code);
  if (others.length > 0) return { ...payload, errors: others };
  return (await secondLevel.ask()) ? call() : payload;
}
