import type { Refusal } from '../errors/Refusal.ts';
import { secondLevel } from './secondLevel.ts';

const code = 'AUTH_LEVEL_2_REQUIRED';

/**
 * Calls a mutation, and once more when it was refused for want of a code by SMS and the person has
 * given one. What else is wrong is said first: nobody should fetch their phone for a form that would
 * be refused anyway.
 */
export async function askWhenRequired<Payload>(call: () => Promise<Payload>): Promise<Payload> {
  const payload = await call();
  const errors = (payload as { errors?: readonly Refusal[] } | null)?.errors ?? [];
  if (!errors.some((one) => one.code === code)) return payload;
  const others = errors.filter((one) => one.code !== code);
  if (others.length > 0) return { ...payload, errors: others };
  return (await secondLevel.ask()) ? call() : payload;
}
