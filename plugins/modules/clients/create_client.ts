import type { Company } from '../../../ground/register/company.ts';
import { findCompany } from '../../../ground/register/find-company.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';
import { Refusal } from '../../core/mutations/refusal.ts';

type Attributes = { nationalRegisterCheck?: boolean | null; orgNumber?: string | null };

/**
 * Asks the register about an organisation that was picked from it: its name, number and address are
 * what the register says, whatever was sent. SQL refuses those who may not add clients, so they are
 * not asked for here.
 */
export const lookUp: Prepare = async (input, { request, registerUrl }) => {
  const { nationalRegisterCheck, orgNumber } = (input.attributes ?? {}) as Attributes;
  const number = orgNumber?.replace(/\s/g, '') ?? '';
  const mayAsk = ['OWNER', 'ADMIN'].includes(request.session?.account_role ?? '');
  if (!nationalRegisterCheck || !mayAsk || !number) return {};
  return { company: await findCompanyOrRefuse(registerUrl, number) };
};

async function findCompanyOrRefuse(registerUrl: string | null, number: string): Promise<Company> {
  const path = 'attributes.orgNumber';
  const company = await findCompany(registerUrl, number).catch(() => {
    throw new Refusal([{ code: 'BRREG_QUERY_FAILED', path }]);
  });
  if (!company) throw new Refusal([{ code: 'INVALID', path }]);
  return company;
}
