import { lookUpOrganization } from '../../core/mutations/look-up-organization.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';

/**
 * What the register says of an organisation is what its profile says, and one that has ended cannot
 * have a profile. It does not say who is asking: an operator verifies.
 */
export const lookUp: Prepare = (input, tools) => {
  const { organizationNumber } = (input.attributes ?? {}) as { organizationNumber?: string | null };
  return lookUpOrganization(organizationNumber, tools);
};
