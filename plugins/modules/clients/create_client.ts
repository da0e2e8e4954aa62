import { lookUpOrganization } from '../../core/mutations/look-up-organization.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';

/** Looks up every Norwegian number, picked or typed, so that bankrupt companies are not invoiced. */
export const lookUp: Prepare = (input, tools) => {
  const { orgNumber } = (input.attributes ?? {}) as { orgNumber?: string | null };
  return lookUpOrganization(orgNumber, tools);
};
