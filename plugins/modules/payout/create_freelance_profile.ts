import { lookUpOrganization } from '../../core/mutations/look-up-organization.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';
import { keepPersonalNumber } from './numbers/keep-personal-number.ts';

/**
 * What the register says of an organisation is what its profile says, and one that has ended cannot
 * have a profile. It does not say who is asking: an operator verifies. A person's number is encrypted.
 */
export const lookUp: Prepare = async (input, tools) => {
  const { organizationNumber, personalNumber } = (input.attributes ?? {}) as {
    organizationNumber?: string | null;
    personalNumber?: string | null;
  };
  return {
    ...(await lookUpOrganization(organizationNumber, tools)),
    ...(await keepPersonalNumber(personalNumber, tools)),
  };
};
