import { lookUpOrganization } from '../../core/mutations/look-up-organization.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';

/** Reads the organization's roles from the register, to be compared with the caller. */
export const lookUp: Prepare = (input, tools) => {
  const { organizationNumber } = (input.attributes ?? {}) as { organizationNumber?: string };
  return lookUpOrganization(organizationNumber, tools, { withRoles: true });
};
