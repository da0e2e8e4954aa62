import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import pluralize from 'pluralize';
import { catalogueRules } from '#db/check/catalogue-rules.ts';
import { typeClashes } from '#db/check/type-clashes.ts';
import type { Column } from '#db/tools/shapes/column-schema.ts';
import { tableShape } from '#db/tools/shapes/table-shape.ts';
import { camelCase } from '#shared/names.ts';
import type { Sketch, SketchedTable } from './sketch.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

const standardColumns = new URL('./standard-columns.sql', import.meta.url);
const columnsQuery = new URL('../../db/tools/catalogue/column-schemas.sql', import.meta.url);
/** Columns that the platform fills in. */
const standardNames = ['id', 'account_id', 'status', 'search_text', 'created_at', 'updated_at'];

/**
 * Runs the author's statements in a disposable database, adds the columns common to all tables, and reads the
 * result.
 */
export async function readSketch(
  client: pg.Client,
  module: string,
  statements: string,
): Promise<Sketch> {
  await client.query(`select set_config('app.oldest', max(oid)::text, false) from pg_class`);
  await client.query('set search_path to app_public, public');
  await client.query(withKeys(statements));
  await refuseNames(client, 'names-are-plain');
  await client.query(await readFile(standardColumns, 'utf8'));
  await refuseNames(client, 'field-names-are-distinct');
  const [clash] = await typeClashes(client);
  if (clash) throw new Error(`${clash.what}. ${clash.cure}`);
  const types = await client.query<Sketch['types'][number]>(`
    select t.typname::text as name, array_agg(e.enumlabel::text order by e.enumsortorder) as values
    from pg_type t join pg_enum e on e.enumtypid = t.oid
    where t.oid > current_setting('app.oldest')::oid group by t.oid, t.typname order by t.oid`);
  const made = await client.query<{ name: string; uses: string[] }>(`
    select c.relname::text as name, array(
      select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and r.oid <= current_setting('app.oldest')::oid) as uses
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'app_public'::regnamespace and c.oid > current_setting('app.oldest')::oid
    order by c.oid`);
  const keys = await client.query<Key>(`
    select k.conname::text as constraint, k.conrelid::regclass::text as owner, k.confrelid::regclass::text as target,
      a.attname::text as column
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and least(k.conrelid, k.confrelid) > current_setting('app.oldest')::oid
    order by k.conrelid, k.conname`);
  await client.query(`set search_path to ''`);
  const columns = (await client.query<Column>(await readFile(columnsQuery, 'utf8'))).rows;
  const prefixes = await client.query<{ prefix: string }>(`
    select (regexp_matches(description, '@prefix ([a-z]+)'))[1] as prefix from pg_description`);
  const taken = new Set(prefixes.rows.map(({ prefix }) => prefix));
  const tables: SketchedTable[] = [];
  for (const { name } of made.rows) {
    const status = columns.find((column) => column.owner === name && column.name === 'status');
    const own = columns.filter(
      (column) => column.owner === name && !standardNames.includes(column.name),
    );
    const states = types.rows.find((type) => status?.type.endsWith(`.${type.name}`))?.values ?? [];
    const isPointedTo = columns.some(({ referenced }) => referenced === name);
    tables.push({
      name,
      noun: pluralize.singular(name),
      prefix: freePrefix(pluralize.singular(name), taken),
      shape: inOrder(await tableShape(client, `app_public.${name}`)),
      columns: own,
      keys: pointing(name, keys.rows),
      states,
      isTie: own.length > 1 && own.every(({ referenced }) => referenced && referenced !== 'files'),
      isRemovable: states.length === 0 && !isPointedTo,
    });
  }
  return {
    module,
    types: types.rows,
    tables,
    uses: [...new Set(made.rows.flatMap((row) => row.uses))],
  };
}

interface Key {
  constraint: string;
  owner: string;
  target: string;
  column: string;
}

/** `courseSessions` of a course; where two keys lead to one table `matchesAsHomeTeam`. */
function pointing(name: string, keys: Key[]): SketchedTable['keys'] {
  const own = keys.filter(({ owner }) => owner === name);
  return own.map(({ constraint, target, column }) => {
    const hasTwin = own.filter((key) => key.target === target).length > 1;
    const called = hasTwin ? `${name}_as_${column.replace(/_id$/, '')}` : name;
    return { constraint, called: camelCase(called) };
  });
}

/** Throws for names from which no API can be built, before files are written. */
async function refuseNames(client: pg.Client, rule: string): Promise<void> {
  const { query = '', cure } = catalogueRules().find(({ name }) => name === rule) ?? {};
  const { rows } = await client.query<{ offence: string }>(query);
  const names = rows.map(({ offence }) => offence.replace('app_public.', ''));
  if (names.length > 0) throw new Error(`${names.join(', ')}: no name here. ${cure}`);
}

/** Key and tenant first, generated columns last. */
function inOrder(shape: string): string {
  const rank = (line: string) => {
    const name = /^ {2}(\w+)/.exec(line)?.[1] ?? '';
    if (['id', 'account_id'].includes(name)) return 0;
    if (['search_text', 'created_at', 'updated_at'].includes(name)) return 2;
    return name === 'constraint' ? 3 : 1;
  };
  const [head = '', ...rest] = shape.split('\n');
  const end = rest.indexOf(');');
  const body = rest.slice(0, end).map((line) => line.replace(/,$/, ''));
  const sorted = body.sort((a, b) => rank(a) - rank(b));
  return [head, sorted.join(',\n'), ...rest.slice(end)].join('\n');
}

/** Adds key and account to every table, since its constraints and later statements may refer to both. */
function withKeys(statements: string): string {
  return statements.replace(
    /(create table (?:if not exists )?(?:[\w.]|"[^"]+")+\s*\()([^;]*)/gi,
    (_all, head: string, body: string) => {
      const key = /^\s*id\s/i.test(body) ? '' : ' id uuid primary key default uuidv7(),';
      const account = /(^|,)\s*account_id\s/i.test(body)
        ? ''
        : ' account_id uuid not null references app_public.accounts,';
      return `${head}${key}${account}${body}`;
    },
  );
}

/**
 * Three letters for the ids of a table that are not in use: the beginning of its noun, of each of its words,
 * its first letter with any two that follow, and else any. Adds the result to `taken`.
 */
function freePrefix(noun: string, taken: Set<string>): string {
  const words = noun.split('_').map((word) => word.replace(/[^a-z]/g, ''));
  const all = words.join('');
  const first = all.charAt(0) || 'x';
  const initials = words.map((word) => word.charAt(0)).join('');
  const ends = [...all.slice(1), ...letters];
  const candidates = [
    ...[all, `${initials}${words.at(-1)?.slice(1)}`].map((candidate) =>
      candidate.padEnd(3, 'x').slice(0, 3),
    ),
    ...ends.flatMap((second, at) => ends.slice(at + 1).map((third) => `${first}${second}${third}`)),
    ...letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}`))),
  ];
  const free = candidates.find((candidate) => !taken.has(candidate));
  if (!free) throw new Error(`There is no prefix left for ${noun}.`);
  taken.add(free);
  return free;
}
