import { lookUpOrganization } from '../../core/mutations/look-up-organization.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';
import { encryptPersonalNumber } from './numbers/encrypt-personal-number.ts';
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
