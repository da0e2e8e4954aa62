import { countryOfPersonalNumber, numberOwner } from '#shared/numbers/number-owner.ts';
import { lookUpOrganization } from '../../core/mutations/look-up-organization.ts';
import type { Prepare, PrepareTools } from '../../core/mutations/prepare.ts';
import { takeNumberOfIdentity } from './numbers/take-number-of-identity.ts';

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
