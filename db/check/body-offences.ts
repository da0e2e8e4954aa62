import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from 'fastest-levenshtein';
import type pg from 'pg';
import { moduleFiles } from '../tools/module-files.ts';
import { bodyColumns, type NamedColumn } from './body-columns.ts';
import type { Offence } from './offence.ts';

const query = `
  select c.relnamespace::regnamespace || '.' || c.relname as "table", a.attname::text as "column",
    array(select e.enumlabel::text from pg_enum e where e.enumtypid = a.atttypid order by e.enumsortorder) as "values"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'v', 'c')
    and c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace, 'app_hidden'::regnamespace)
  order by c.oid, a.attnum`;

/** Of each table its columns, with their values where they are an enum. */
type Columns = Map<string, Map<string, string[]>>;

/**
 * Columns in a function that its table does not have, and values outside their enum: in PL/pgSQL Postgres
 * would report them only at run time.
 */
export async function bodyOffences(client: pg.Client, folder: string): Promise<Offence[]> {
  const { rows } = await client.query<{ table: string; column: string; values: string[] }>(query);
  const known: Columns = new Map();
  for (const { table, column, values } of rows) {
    known.set(table, (known.get(table) ?? new Map()).set(column, values));
  }
  const files = (await moduleFiles(folder)).filter((file) => file.includes('/functions/'));
  return files.flatMap((path) =>
    bodyColumns(readFileSync(join(folder, 'modules', path), 'utf8')).flatMap((named) => {
      const fault = faultOf(named, known);
      return fault
        ? [{ rule: 'bodies', file: `db/modules/${path}`, line: named.line, ...fault }]
        : [];
    }),
  );
}

function faultOf(
  { table, column, value }: NamedColumn,
  known: Columns,
): Pick<Offence, 'what' | 'cure'> | null {
  const columns = known.get(table);
  const values = columns?.get(column);
  if (columns && !values) {
    const names = [...columns.keys()];
    const cure = `Did you mean ${closest(column, names)}? It has: ${names.join(', ')}.`;
    return { what: `${table} has no column ${column}`, cure };
  }
  if (value === undefined || !values?.length || values.includes(value)) return null;
  const cure = `Did you mean ${closest(value, values)}? There are: ${values.join(', ')}.`;
  return { what: `${table}.${column} is never ${value}`, cure };
}
