import { tidyField } from '../../../forms/validate/tidy-field.ts';
import { findCompany } from '../../../ground/register/find-company.ts';
import { findRoles } from '../../../ground/register/find-roles.ts';
import type { PrepareTools } from './prepare.ts';

/**
 * Asks the register about an organisation number somebody has given. What it answered goes on as
 * `company`, null when there is none; nothing at all when it was not asked, or is down: SQL goes on
 * with what is known, and the worker asks again. Who may not write is refused there, and not asked for.
 * Who leads the organisation is asked where it matters, and may be missing although the rest is known.
 */
export async function lookUpOrganization(
  number: unknown,
  { request, registerUrl }: PrepareTools,
  { withRoles = false } = {},
): Promise<Record<string, unknown>> {
  const bare = typeof number === 'string' ? tidyField('organizationNumber', number) : '';
  const mayAsk = ['OWNER', 'ADMIN'].includes(request.session?.account_role ?? '');
  if (!mayAsk || !/^\d{9}$/.test(bare)) return {};
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
