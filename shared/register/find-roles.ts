import { askRegister } from './ask-register.ts';
import { type Role, readRoles } from './read-roles.ts';

/** The persons with a role in the organisation; empty when the register knows none. */
export async function findRoles(registerUrl: string | null, orgNumber: string): Promise<Role[]> {
  return readRoles(
    await askRegister(registerUrl, `enheter/${encodeURIComponent(orgNumber)}/roller`),
  );
}
