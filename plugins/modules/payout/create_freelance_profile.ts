import {
  countryOfPersonalNumber,
  maskedNumber,
  numberOwner,
} from '#shared/numbers/number-owner.ts';
import { lookUpOrganization } from '../../core/mutations/look-up-organization.ts';
import type { Prepare, PrepareTools } from '../../core/mutations/prepare.ts';

/**
 * Fills the profile of an organization from the register, and compares its roles with the caller; a dissolved
 * organization cannot have a profile. A personal number is encrypted.
 */
export const lookUp: Prepare = async (input, tools) => {
  const { freelanceType, organizationNumber, personalNumber } = (input.attributes ?? {}) as Record<
    string,
    unknown
  >;
  const isWritten = typeof personalNumber === 'string' && personalNumber.trim() !== '';
  return {
    ...(await lookUpOrganization(organizationNumber, tools, { withRoles: true })),
    ...(isWritten || freelanceType !== 'INDIVIDUAL'
      ? await encryptPersonalNumber(personalNumber, tools)
      : await takeNumberOfIdentity(tools)),
  };
};

/**
 * The personal number of a profile, encrypted and fingerprinted for its account; nothing for text that does
 * not look like one. Whether it is valid is decided in SQL.
 */
async function encryptPersonalNumber(
  given: unknown,
  { numbers, request: { session } }: PrepareTools,
): Promise<Record<string, unknown>> {
  const number = typeof given === 'string' ? given.replace(/\s/g, '') : '';
  const country = countryOfPersonalNumber(number);
  if (!country || !session?.account_id) return {};
  const cipher = await numbers();
  return { number: cipher.encrypt(country, number, numberOwner.profile(session.account_id)) };
}

/**
 * The personal number of a profile whose author need not type it, because a Norwegian or Swedish e-ID has
 * provided it; nothing otherwise.
 */
async function takeNumberOfIdentity({
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
