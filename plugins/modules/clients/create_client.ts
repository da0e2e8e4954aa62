import { lookUpOrganization } from '../../core/mutations/look-up-organization.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';

/** Every Norwegian number is looked up, picked or typed, so that nobody invoices who is bankrupt. */
export const lookUp: Prepare = (input, tools) => {
  const { orgNumber } = (input.attributes ?? {}) as { orgNumber?: string | null };
  return lookUpOrganization(orgNumber, tools);
};
