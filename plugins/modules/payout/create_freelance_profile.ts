import { findCompany } from '../../../ground/register/find-company.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';

type Attributes = {
  freelanceType?: string | null;
  organizationNumber?: string | null;
  address?: { country?: string | null } | null;
};

/**
 * A Norwegian organisation that the register knows is a verified profile with the register's name,
 * number, address and VAT status. One it does not know, and any while the register is down, is made
 * as typed and waits for an operator to verify it: a service that is down blocks nobody.
 */
export const lookUp: Prepare = async (input, { request, registerUrl }) => {
  const { freelanceType, organizationNumber, address } = (input.attributes ?? {}) as Attributes;
  const number = organizationNumber?.replace(/\s/g, '') ?? '';
  const mayAsk = ['OWNER', 'ADMIN'].includes(request.session?.account_role ?? '');
  const isNorwegian = (address?.country ?? 'NO') === 'NO';
  if (freelanceType !== 'ORGANIZATION' || !number || !isNorwegian || !mayAsk) return {};
  const company = await findCompany(registerUrl, number).catch(() => null);
  return { company: company?.deleted ? null : company };
};
