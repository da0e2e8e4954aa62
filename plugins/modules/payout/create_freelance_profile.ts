import { lookUpOrganization } from '../../core/mutations/look-up-organization.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';
import { keepPersonalNumber } from './numbers/keep-personal-number.ts';

/**
 * What the register says of an organisation is what its profile says, and one that has ended cannot
 * have a profile; who leads it is compared with who is asking. A person's number is encrypted.
 */
export const lookUp: Prepare = async (input, tools) => {
  const { organizationNumber, personalNumber } = (input.attributes ?? {}) as {
    organizationNumber?: string | null;
    personalNumber?: string | null;
  };
  return {
    ...(await lookUpOrganization(organizationNumber, tools, { withRoles: true })),
    ...(await keepPersonalNumber(personalNumber, tools)),
  };
};
