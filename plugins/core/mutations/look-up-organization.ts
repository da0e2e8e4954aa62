import { findCompany } from '../../../ground/register/find-company.ts';
import type { PrepareTools } from './prepare.ts';

/**
 * Asks the register about an organisation number somebody has given. What it answered goes on as
 * `company`, null when there is none; nothing at all when it was not asked, or is down: SQL goes on
 * with what is known, and the worker asks again. Who may not write is refused there, and not asked for.
 */
export async function lookUpOrganization(
  number: unknown,
  { request, registerUrl }: PrepareTools,
): Promise<Record<string, unknown>> {
  const bare = typeof number === 'string' ? number.replace(/\s/g, '') : '';
  const mayAsk = ['OWNER', 'ADMIN'].includes(request.session?.account_role ?? '');
  if (!mayAsk || !/^\d{9}$/.test(bare)) return {};
  return findCompany(registerUrl, bare).then(
    (company) => ({ company }),
    () => ({}),
  );
}
