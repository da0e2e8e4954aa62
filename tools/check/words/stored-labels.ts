import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { lineOf } from '../line-of.ts';
import type { NeededWord } from './needed-words.ts';

interface Column {
  table: string;
  column: string;
  is_list: boolean;
}

interface StoredName {
  name: string;
  column: string;
}

/** Columns that operators read and whose values are shown by their labels. */
const columnsQuery = `
  select c.relname::text as table, a.attname::text as column, t.typcategory = 'A' as is_list
  from pg_description d
  join pg_class c on c.oid = d.objoid and c.relkind = 'r'
  join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid
  join pg_type t on t.oid = a.atttypid
  where d.classoid = 'pg_class'::regclass and d.description ~ '(^|\\n)@holds word(\\n|$)'
    and c.relnamespace = 'app_public'::regnamespace
    and has_column_privilege('app_operator', c.oid, a.attnum, 'select')
  order by 1, 2`;

/**
 * Values of seeded rows that are shown as labels, by `@holds word`: steps, their actors and conditions,
 * rates, fields of a line. Any label of that name serves.
 */
export async function storedLabels(client: pg.Client, root: string): Promise<NeededWord[]> {
  const { rows: columns } = await client.query<Column>(columnsQuery);
  if (columns.length === 0) return [];
  const selects = columns.map(({ table, column, is_list: isList }) => {
    const name = pg.escapeIdentifier(column);
    const value = isList ? `unnest(${name})` : name;
    return `select ${value}::text as name, ${pg.escapeLiteral(`${table}.${column}`)} as column
      from app_public.${pg.escapeIdentifier(table)}`;
  });
  const { rows } = await client.query<StoredName>(
    `select name, min("column") as "column" from (${selects.join(' union all ')}) stored
     where name is not null group by name order by name`,
  );
  const texts = globSync('db/modules/*/{seeds,transitions,reactions}/*.sql', { cwd: root })
    .sort()
    .map((file) => ({ file, text: withoutRemarks(readFileSync(path.join(root, file), 'utf8')) }));
  const seeded: NeededWord[] = rows.map(({ name, column }) => {
    const place = placeOf(name, texts);
    const where = place ? `, in ${place.file}:${place.line}` : '';
    return {
      place: `values.*.${name}`,
      also: [],
      isNeeded: true,
      isFoundByName: true,
      what: `${name}, which ${column} holds${where},`,
      module: place?.file.split(path.sep)[2] ?? null,
    };
  });
  return [...seeded, ...workerCodes(root)];
}

/** Codes that a worker stores in such columns while it runs, in lists named `…_CODES`. */
function workerCodes(root: string): NeededWord[] {
  const needed: NeededWord[] = [];
  for (const file of globSync('workers/modules/*/**/*.ts', { cwd: root }).sort()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const list = /export const \w+_CODES = \[([^\]]*)\] as const/.exec(text)?.[1] ?? '';
    for (const [, name] of list.matchAll(/'(\w+)'/g)) {
      needed.push({
        place: `values.*.${name}`,
        also: [],
        isNeeded: true,
        isFoundByName: true,
        what: `${name}, which ${file} stores,`,
        module: file.split(path.sep)[2] ?? null,
      });
    }
  }
  return needed;
}

/** In as many lines. */
const withoutRemarks = (sql: string) => sql.replace(/--.*$/gm, '');

/** The first line that has the name in quotes, alone or among several. */
function placeOf(name: string, texts: { file: string; text: string }[]) {
  const quoted = new RegExp(`'\\{?(?:[\\w,]+,)?${name.replace(/\W/g, '\\$&')}(?:,[\\w,]+)?\\}?'`);
  for (const { file, text } of texts) {
    const found = quoted.exec(text)?.[0];
    if (found) return { file, line: lineOf(text, found) };
  }
  return null;
}
