import type pg from 'pg';
import { checkBodies } from '../tools/check-bodies.ts';
import { bodyOffences } from './body-offences.ts';
import { catalogueRules } from './catalogue-rules.ts';
import { locator } from './locate.ts';
import type { Offence } from './offence.ts';
import { typeClashes } from './type-clashes.ts';

/** What offends against the rules of the catalogue in a database that was built from the files. */
export async function catalogueOffences(client: pg.Client, folder: string): Promise<Offence[]> {
  const locate = await locator(folder);
  const offence = (rule: string, what: string, named: string, cure: string): Offence => {
    const place = locate(named);
    return { rule, file: place?.file ?? null, line: place?.line ?? null, what, cure };
  };
  const found: Offence[] = [];
  for (const { name, sentence, cure, query } of catalogueRules()) {
    const { rows } = await client.query<{ offence: string }>(query);
    for (const row of rows)
      found.push(offence(name, `${row.offence}: ${sentence}`, row.offence, cure));
  }
  for (const { place, what, cure } of await typeClashes(client)) {
    found.push(offence('type-names', what, place, cure));
  }
  for (const fault of await checkBodies(client)) {
    found.push(offence('bodies', fault, fault, 'Mend the body; migrations do not look into it.'));
  }
  return [...found, ...(await bodyOffences(client, folder))];
}
