import type { PrepareTools } from '#plugins/core/mutations/prepare.ts';
import { countryOfPersonalNumber } from '#shared/numbers/country-of-personal-number.ts';
import { numberOwner } from '#shared/numbers/number-owner.ts';

/**
 * The personal number of a profile, encrypted and fingerprinted for its account; nothing for text that does
 * not look like one. Whether it is valid is decided in SQL.
 */
export async function encryptPersonalNumber(
  given: unknown,
  { numbers, request: { session } }: PrepareTools,
): Promise<Record<string, unknown>> {
  const number = typeof given === 'string' ? given.replace(/\s/g, '') : '';
  const country = countryOfPersonalNumber(number);
  if (!country || !session?.account_id) return {};
  const cipher = await numbers();
  return { number: cipher.encrypt(country, number, numberOwner.profile(session.account_id)) };
}
