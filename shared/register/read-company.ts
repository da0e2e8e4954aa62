import { isJson, textOf } from '../outside/read-json.ts';
import { fetchRegister } from './fetch-register.ts';

/** An organisation as the business register has it, in the product's own words. */
export interface Company {
  name: string;
  orgNumber: string;
  address: CompanyAddress | null;
  markedAsBankruptcy: boolean;
  underLiquidation: boolean;
  underForcedLiquidation: boolean;
  /** The register has deleted it. */
  deleted: boolean;
  vatRegistered: boolean;
  /** Registered in Foretaksregisteret, which its sales documents must mention. */
  inBusinessRegister: boolean;
}

interface CompanyAddress {
  line1: string;
  line2: string | null;
  postalCode: string;
  city: string;
  country: string;
}

/** Missing parts are filled as for an address from the register, so that the client can still be added. */
function readAddress(value: unknown): CompanyAddress | null {
  if (!isJson(value)) return null;
  const [line1, ...rest] = Array.isArray(value.adresse)
    ? value.adresse.map(textOf).filter(Boolean)
    : [];
  return {
    line1: line1 ?? 'not available',
    line2: rest.join(', ') || null,
    postalCode: textOf(value.postnummer) || '0000',
    city: textOf(value.poststed) || 'not available',
    country: textOf(value.landkode) || 'NO',
  };
}

/** Parses one organisation of the register's answer; null when it is invalid. */
export function readCompany(value: unknown): Company | null {
  if (!isJson(value)) return null;
  const [name, orgNumber] = [textOf(value.navn), textOf(value.organisasjonsnummer)];
  if (!name || !/^\d{9}$/.test(orgNumber)) return null;
  return {
    name,
    orgNumber,
    address: readAddress(value.forretningsadresse) ?? readAddress(value.postadresse),
    markedAsBankruptcy: value.konkurs === true,
    underLiquidation: value.underAvvikling === true,
    underForcedLiquidation: value.underTvangsavviklingEllerTvangsopplosning === true,
    deleted: typeof value.slettedato === 'string',
    vatRegistered: value.registrertIMvaregisteret === true,
    inBusinessRegister: value.registrertIForetaksregisteret === true,
  };
}

/** The organisation with this number, or null if the register has none. */
export async function findCompany(
  registerUrl: string | null,
  orgNumber: string,
): Promise<Company | null> {
  return readCompany(await fetchRegister(registerUrl, `enheter/${encodeURIComponent(orgNumber)}`));
}

const hitsMax = 5;

const lettersMin = 3;

/** The first few organisations of that name. Fewer than three letters find nothing. */
export async function searchCompanies(
  registerUrl: string | null,
  name: string,
): Promise<Company[]> {
  const term = name.trim();
  if (term.length < lettersMin) return [];
  const answer = await fetchRegister(
    registerUrl,
    `enheter?${new URLSearchParams({ navn: term, size: String(hitsMax) })}`,
  );
  const found =
    (answer as { _embedded?: { enheter?: unknown[] } } | null)?._embedded?.enheter ?? [];
  return found.map(readCompany).filter((company) => company !== null);
}
