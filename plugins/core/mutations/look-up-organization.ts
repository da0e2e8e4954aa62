import { tidyField } from '#forms/validate/tidy-field.ts';
import { findCompany } from '#shared/register/read-company.ts';
import { findRoles } from '#shared/register/read-roles.ts';
import type { PrepareTools } from './prepare.ts';

/**
 * Looks up an organization number in the business register. The answer is passed on as `company`, null when
 * there is none; nothing is passed on if the register was not queried or is down: SQL then continues with known
 * data, and the worker queries it again. Callers without the right to write are refused by SQL, so the register is
 * not queried for them. The organization's roles are requested only where needed, and may be missing although
 * the rest is known.
 */
export async function lookUpOrganization(
  number: unknown,
  { request, registerUrl }: PrepareTools,
  { withRoles = false } = {},
): Promise<Record<string, unknown>> {
  const bare = typeof number === 'string' ? tidyField('organizationNumber', number) : '';
  const mayLookUp = ['OWNER', 'ADMIN'].includes(request.session?.account_role ?? '');
  if (!mayLookUp || !/^\d{9}$/.test(bare)) return {};
  return findCompany(registerUrl, bare).then(
    async (company) => ({
      company: company && { ...company, ...(withRoles && (await rolesOf(bare, registerUrl))) },
    }),
    () => ({}),
  );
}

const rolesOf = (number: string, registerUrl: string | null) =>
  findRoles(registerUrl, number).then(
    (roles) => ({ roles }),
    () => ({}),
  );
