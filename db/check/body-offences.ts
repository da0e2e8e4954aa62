import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from 'fastest-levenshtein';
import type pg from 'pg';
import { moduleFiles } from '../tools/module-files.ts';
import type { Offence } from './offence.ts';

interface NamedColumn {
  /** With its schema. */
  table: string;
  column: string;
  /** The text it is set to, where that is written there. */
  value?: string;
  /** Counted from 1. */
  line: number;
}

const TABLE = String.raw`(app_(?:public|private|hidden)\.\w+)`;

type Found = Omit<NamedColumn, 'line'> & { at: number };

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

/**
 * The columns that the text of a function names of a table that it names as well: where it inserts, where it
 * updates, and of a row that it has declared. Postgres itself looks for them only when such a body runs.
 */
function bodyColumns(sql: string): NamedColumn[] {
  const text = sql.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length));
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;
  return [...inserted(text), ...updated(text), ...ofRows(text)].map(({ at, ...named }) => ({
    ...named,
    line: lineAt(at),
  }));
}

function inserted(text: string): Found[] {
  const insert = new RegExp(String.raw`\binsert into ${TABLE}(?: as \w+)?\s*\(([\w\s,]+)\)`, 'g');
  return [...text.matchAll(insert)].flatMap(({ 0: all, 1: table = '', 2: list = '', index }) => {
    const begin = index + all.lastIndexOf(list);
    return [...list.matchAll(/\w+/g)].map(({ 0: column, index: at }) => ({
      table,
      column,
      at: begin + at,
    }));
  });
}

function updated(text: string): Found[] {
  const update = new RegExp(
    String.raw`\bupdate ${TABLE}(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\s`,
    'g',
  );
  return [...text.matchAll(update)].flatMap(({ 0: all, 1: table = '', index }) => {
    const begin = index + all.length;
    return assigned(text.slice(begin)).map((one) => ({ ...one, table, at: begin + one.at }));
  });
}

/** The columns before each `=` of a list of assignments: `a = 1, (b, c) = (…)`. */
function assigned(text: string): Omit<Found, 'table'>[] {
  const found: Omit<Found, 'table'>[] = [];
  for (const { part, at } of partsOf(text)) {
    const [left = ''] = /^[^=]*=/.exec(part) ?? [];
    for (const { 0: column, index } of left.matchAll(/\w+/g)) {
      const [, value] = /^[^=(]*=\s*'(\w*)'\s*$/.exec(part) ?? [];
      found.push({ column, at: at + index, ...(value !== undefined && { value }) });
    }
  }
  return found;
}

/** The parts between commas, up to the end of the list; strings and brackets are skipped. */
function partsOf(text: string): { part: string; at: number }[] {
  const parts: { part: string; at: number }[] = [];
  const token = /'(?:[^']|'')*'|[()[\],;]|\b(?:where|from|returning)\b/g;
  let depth = 0;
  let begin = 0;
  for (const { 0: word, index } of text.matchAll(token)) {
    if (word === '(' || word === '[') depth++;
    else if (word === ')' || word === ']') depth--;
    const isEnd = depth < 0 || (depth === 0 && /^(?:;|where|from|returning)$/.test(word));
    if (!isEnd && !(depth === 0 && word === ',')) continue;
    parts.push({ part: text.slice(begin, index), at: begin });
    begin = index + 1;
    if (isEnd) break;
  }
  return parts;
}

function ofRows(text: string): Found[] {
  const declared = new RegExp(String.raw`^\s+(v_\w+) (?:constant )?${TABLE}\s*(?:;|:=)`, 'gm');
  return [...text.matchAll(declared)].flatMap(([, row = '', table = '']) =>
    [...text.matchAll(new RegExp(String.raw`\b${row}\.(\w+)`, 'g'))].map(
      ({ 1: column = '', index: at }) => ({ table, column, at }),
    ),
  );
}
