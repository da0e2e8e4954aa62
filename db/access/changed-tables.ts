import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppliedTexts } from '../tools/definitions/applied-texts.ts';
import { expandIncludes } from '../tools/definitions/expand-text.ts';
import { frozenBlocks } from '../tools/definitions/frozen-blocks.ts';
import { moduleFiles, tableHomes } from '../tools/module-files.ts';
import type { Queries } from './queries.ts';

/** The files that a database has not applied yet. */
export interface ChangedFiles {
  /** Below `modules/`. */
  definitions: string[];
  /** Changes of tables, written by hand. */
  changes: string;
}

/** The files that differ from those last applied to a database; without that, from the committed ones. */
export async function changedFiles(
  folder: string,
  applied?: Pick<AppliedTexts, 'blocks' | 'changes'>,
): Promise<ChangedFiles> {
  const frozen = await frozenBlocks(folder);
  const definitions = (await moduleFiles(folder)).filter(
    (path) => expandIncludes(folder, path) !== (applied?.blocks.get(path) ?? frozen.get(path)),
  );
  const changes = [...changesIn(folder)]
    .filter(([name, text]) => applied?.changes.get(name) !== text)
    .map(([, text]) => text);
  return { definitions, changes: changes.join('\n') };
}

function changesIn(folder: string): Map<string, string> {
  const current = join(folder, 'migrations/current');
  return new Map(
    readdirSync(current)
      .filter((name) => name.endsWith('.sql') && !name.endsWith('-definitions.sql'))
      .map((name) => [name, readFileSync(join(current, name), 'utf8').trim()]),
  );
}

/** The texts that a database built from a folder has applied. */
export async function textsIn(folder: string): Promise<Pick<AppliedTexts, 'blocks' | 'changes'>> {
  const paths = await moduleFiles(folder);
  const blocks = new Map(paths.map((path) => [path, expandIncludes(folder, path)]));
  return { blocks, changes: changesIn(folder) };
}

/**
 * The tables whose access may have changed: their rules or columns were edited, or a function that one of
 * their policies calls, directly or through others.
 */
export async function changedTables(
  tx: Queries,
  folder: string,
  { definitions, changes }: ChangedFiles,
): Promise<string[]> {
  const edited = new Set(definitions);
  const homes = await tableHomes(folder);
  const made = new Set(
    [...changes.matchAll(/\btable (?:if (?:not )?exists )?(?:only )?(app_\w+\.\w+)/g)].map(
      ([, table]) => table,
    ),
  );
  const names = changedFunctions({ definitions });
  const dependent =
    names.length > 0 ? new Set(await dependentTables(tx, names)) : new Set<string>();
  return homes
    .filter(({ table, path }) => edited.has(path) || made.has(table) || dependent.has(table))
    .map(({ table }) => table);
}

/** The names of functions whose files were edited. */
export const changedFunctions = ({ definitions }: Pick<ChangedFiles, 'definitions'>): string[] =>
  definitions.flatMap((path) => /\/functions\/(?:.*\/)?(\w+)\.sql$/.exec(path)?.[1] ?? []);

async function dependentTables(tx: Queries, names: string[]): Promise<string[]> {
  const rows = await tx.query<{ table: string }>(
    `with recursive asked as (
       select p.oid, p.proname from pg_proc p
       where p.pronamespace::regnamespace::text in ('app_public', 'app_hidden', 'app_private') and p.proname = any ($1)
       union
       select p.oid, p.proname from pg_proc p join asked a on strpos(p.prosrc, '.' || a.proname || '(') > 0
       where p.pronamespace = 'app_hidden'::regnamespace
     )
     select distinct n.nspname || '.' || c.relname as "table"
     from pg_policy p
     join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_proc'::regclass
     join asked a on a.oid = d.refobjid
     join pg_class c on c.oid = p.polrelid
     join pg_namespace n on n.oid = c.relnamespace`,
    [names],
  );
  return rows.map(({ table }) => table);
}
