import { lookUpOrganization } from '../../core/mutations/look-up-organization.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';

/** Who leads the organisation is asked of the register now, and compared with who is asking. */
export const lookUp: Prepare = (input, tools) => {
  const { organizationNumber } = (input.attributes ?? {}) as { organizationNumber?: string };
  return lookUpOrganization(organizationNumber, tools, { withRoles: true });
};
