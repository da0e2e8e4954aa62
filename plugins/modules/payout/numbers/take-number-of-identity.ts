import type { PrepareTools } from '#plugins/core/mutations/prepare.ts';
import { maskedNumber, numberOwner } from '#shared/numbers/number-owner.ts';

/**
 * The personal number of a profile whose author need not type it, because a Norwegian or Swedish e-ID has
 * provided it; nothing otherwise.
 */
export async function takeNumberOfIdentity({
  numbers,
  query,
  request: { session },
}: PrepareTools): Promise<Record<string, unknown>> {
  if (!session?.account_id || !session.user_id || session.administrator_id) return {};
  const { rows } = await query<{ country: string; number_encrypted: Buffer }>(
    'select country, number_encrypted from app_private.encrypted_numbers($1)',
    [session.user_id],
  );
  const known = rows.find(({ country }) => country === 'NO' || country === 'SE');
  if (!known) return {};
  const cipher = await numbers();
  const opened = cipher.open(known.number_encrypted, numberOwner.identity(session.user_id));
  const number = asPersonalNumber(known.country, opened);
  const encrypted = cipher.encrypt(known.country, number, numberOwner.profile(session.account_id));
  return { number: { ...encrypted, masked: maskedNumber(number) } };
}

/** A number as payout keeps it: Sweden's with a dash, and a plus from the year in which one turns a hundred. */
export function asPersonalNumber(country: string, number: string, year = new Date().getFullYear()) {
  if (country !== 'SE') return number;
  const sign = year - Number(number.slice(0, 4)) >= 100 ? '+' : '-';
  return `${number.slice(0, 8)}${sign}${number.slice(8)}`;
}
