import { findCompany } from '../../../ground/register/find-company.ts';
import { findRoles } from '../../../ground/register/find-roles.ts';
import { reaching } from '../../core/reaching.ts';
import { readPayload } from '../../core/read-payload.ts';

/** Asks the register who an organisation is and who speaks for it. A register that is down is asked again. */
export const lookUpOrganization = reaching(
  'register',
  async (payload, { database, registerUrl }) => {
    const { number } = readPayload(payload, 'number');
    const company = await findCompany(registerUrl, number);
    const roles = company && (await findRoles(registerUrl, number));
    const answer = company && JSON.stringify({ ...company, roles });
    await database.call('note_register_answer', number, answer);
  },
);
