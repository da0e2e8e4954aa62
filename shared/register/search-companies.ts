import { askRegister } from './ask-register.ts';
import { type Company, readCompany } from './read-company.ts';

const hitsMax = 5;
const lettersMin = 3;

/** The first few organisations of that name. Fewer than three letters find nothing. */
export async function searchCompanies(
  registerUrl: string | null,
  name: string,
): Promise<Company[]> {
  const term = name.trim();
  if (term.length < lettersMin) return [];
  const answer = await askRegister(
    registerUrl,
    `enheter?${new URLSearchParams({ navn: term, size: String(hitsMax) })}`,
  );
  const found =
    (answer as { _embedded?: { enheter?: unknown[] } } | null)?._embedded?.enheter ?? [];
  return found.map(readCompany).filter((company) => company !== null);
}
