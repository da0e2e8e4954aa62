import type pg from 'pg';
import {
  type ChangedFiles,
  changedFiles,
  changedFunctions,
  changedTables,
} from '../access/changed-tables.ts';
import { definerLeaks } from '../access/definer-leaks.ts';
import { findLeaks } from '../access/find-leaks.ts';
import type { AppliedTexts } from '../tools/definitions/applied-texts.ts';
import { type CatalogueRule, catalogueRules } from './catalogue-rules.ts';
import { locator } from './locate.ts';
import type { Offence } from './offence.ts';

/** Rules whose violation bypasses the policies of every table at once. */
const guards = [
  'definers-check-their-caller',
  'nothing-is-executable-by-everybody',
  'policies-are-for-named-roles',
  'row-security-is-forced',
  'views-read-as-their-reader',
];

/**
 * Rows that strangers reach since these files were changed, by a table's policies or a definer function, measured within a transaction of the owner which is
 * that of a superuser: nothing stays of it. Without such a one nothing can be measured, and nothing is found.
 */
export async function leakOffences(
  client: pg.Client,
  folder: string,
  changed: ChangedFiles,
): Promise<Offence[]> {
  const { rows } = await client.query<{ is: boolean }>(
    'select rolsuper as is from pg_roles where rolname = session_user',
  );
  if (!rows[0]?.is) return [];
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows as Row[];
  await client.query('savepoint leaks; set constraints all immediate; set local role none');
  try {
    const leaks = await findLeaks(
      { query },
      folder,
      await changedTables({ query }, folder, changed),
    );
    const locate = await locator(folder);
    const given = await definerLeaks({ query }, folder, changedFunctions(changed));
    return [
      ...leaks.map(({ table, policy, ...leak }) => ({
        ...leak,
        place: locate(policy ? `${table}: "${policy}"` : table),
      })),
      ...given.map(({ name, ...leak }) => ({ ...leak, place: locate(name) })),
    ].map(({ place, what, cure }) => ({
      rule: 'access',
      file: place?.file ?? null,
      line: place?.line ?? null,
      what,
      cure,
    }));
  } finally {
    await client.query('rollback to savepoint leaks; release savepoint leaks');
  }
}

/** Ways past the policies, of all that is there. */
export async function guardOffences(client: pg.Client, folder: string): Promise<Offence[]> {
  const locate = await locator(folder);
  const found: Offence[] = [];
  for (const rule of catalogueRules().filter(({ name }) => guards.includes(name))) {
    const { rows } = await client.query<{ offence: string }>(rule.query);
    for (const { offence } of rows) found.push(offenceOf(rule, offence, locate(offence)));
  }
  return found;
}

const offenceOf = (
  { name, sentence, cure }: CatalogueRule,
  what: string,
  place: { file: string; line: number } | null,
): Offence => ({
  rule: name,
  file: place?.file ?? null,
  line: place?.line ?? null,
  what: `${what}: ${sentence}`,
  cure,
});

/**
 * Aborts a transaction that has applied the files to a database if that would give strangers access to rows:
 * the error names the cause and its position, and the database stays as it was.
 */
export async function refuseLeaks(
  client: pg.Client,
  folder: string,
  applied: AppliedTexts,
): Promise<void> {
  const found = [
    ...(await guardOffences(client, folder)),
    ...(await leakOffences(client, folder, await changedFiles(folder, applied))),
  ];
  if (found.length === 0) return;
  const lines = found.map(
    ({ what, file, line }) => `${what}${file ? `\n  in ${file}, line ${line}` : ''}`,
  );
  throw new Error(lines.join('\n'));
}
