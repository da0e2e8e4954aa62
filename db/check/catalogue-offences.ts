import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { checkBodies } from '../tools/check-bodies.ts';
import { bodyOffences } from './body-offences.ts';
import { catalogueRules } from './catalogue-rules.ts';
import { locator } from './locate.ts';
import type { Offence } from './offence.ts';
import { probeBodies } from './probe-bodies.ts';
import { typeClashes } from './type-clashes.ts';

/** Offences against the catalogue's rules in a database that was built from the files. */
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
  for (const { name, what, line } of await checkBodies(client)) {
    const cure = 'Mend the body; migrations do not look into it.';
    const made = offence('bodies', `${name}: ${what}`, name, cure);
    found.push({ ...made, line: inBody(folder, made, line) });
  }
  const named = await bodyOffences(client, folder);
  for (const { name, what, cure, line } of await probeBodies(client)) {
    const made = offence('bodies', `${name}: ${what}`, name, cure);
    const placed = { ...made, line: inBody(folder, made, line) };
    if (!named.some((one) => one.file === placed.file && one.line === placed.line)) {
      found.push(placed);
    }
  }
  return [...found, ...named];
}

/** The line of the file that a line of the body is, which opens with the first quote after the function's head. */
function inBody(folder: string, { file, line }: Offence, inside: number | null): number | null {
  if (file === null || line === null || inside === null) return line;
  const lines = readFileSync(join(folder, '..', file), 'utf8').split('\n');
  const opening = lines.findIndex((one, at) => at >= line - 1 && /\$\w*\$|\bas e?'/i.test(one));
  return opening < 0 ? line : opening + 1 + inside;
}
