import { findCompany } from '#shared/register/read-company.ts';
import { findRoles } from '#shared/register/read-roles.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';

/** Reads an organisation and its role holders from the register. A failed look-up is retried. */
export const lookUpOrganization = withExternalService(
  'register',
  async (payload, { database, registerUrl }) => {
    const { number } = readPayload(payload, 'number');
    const company = await findCompany(registerUrl, number);
    const roles = company && (await findRoles(registerUrl, number));
    const answer = company && JSON.stringify({ ...company, roles });
    await database.call('note_register_answer', number, answer);
  },
);
