import { askRegister } from './ask-register.ts';
import type { Company } from './company.ts';
import { readCompany } from './read-company.ts';

/** The organisation with this number, or null when the register knows none. */
export async function findCompany(
  registerUrl: string | null,
  orgNumber: string,
): Promise<Company | null> {
  return readCompany(await askRegister(registerUrl, `enheter/${encodeURIComponent(orgNumber)}`));
}
