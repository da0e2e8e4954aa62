import { isJson, listOf, textOf } from '../outside/read-json.ts';
import { fetchRegister } from './fetch-register.ts';

/** A person's role in an organisation, as in the register. */
export interface Role {
  /** The register's code: DAGL, INNH, LEDE, … */
  role: string;
  /** The register's name of the role. */
  title: string;
  name: string;
  /** YYYY-MM-DD; null if the register does not reveal it. */
  bornOn: string | null;
}

const listAt = (value: unknown, key: string) => listOf(isJson(value) ? value[key] : null);

function readRole(value: unknown): Role[] {
  // Former role holders remain in the register for a while.
  if (!isJson(value) || value.fratraadt === true || value.avregistrert === true) return [];
  if (!isJson(value.type) || !isJson(value.person) || value.person.erDoed === true) return [];
  const { navn, fodselsdato } = value.person;
  const parts = isJson(navn) ? [navn.fornavn, navn.mellomnavn, navn.etternavn] : [];
  const name = parts.map(textOf).filter(Boolean).join(' ');
  const role = textOf(value.type.kode);
  if (!name || !role) return [];
  const title = textOf(value.type.beskrivelse) || role;
  return [{ role, title, name, bornOn: textOf(fodselsdato) || null }];
}

/** The people of an organisation's roles, from the register's answer. */
export function readRoles(value: unknown): Role[] {
  return listAt(value, 'rollegrupper').flatMap((group) =>
    listAt(group, 'roller').flatMap(readRole),
  );
}

/** The persons with a role in the organisation; empty if the register has none. */
export async function findRoles(registerUrl: string | null, orgNumber: string): Promise<Role[]> {
  return readRoles(
    await fetchRegister(registerUrl, `enheter/${encodeURIComponent(orgNumber)}/roller`),
  );
}
