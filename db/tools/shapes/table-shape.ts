import { readFile } from 'node:fs/promises';
import type pg from 'pg';

type Parts = { columns: string[]; constraints: string[]; indexes: string[] };

const query = new URL('../catalogue/table-shape.sql', import.meta.url);

/** The present shape of a table as one readable statement and its indexes. */
export async function tableShape(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<Parts>(await readFile(query, 'utf8'), [table]);
  const parts = rows[0];
  if (!parts) throw new Error(`there is no table ${table}`);
  const body = [...parts.columns, ...parts.constraints].map((line) => `  ${plain(line)}`);
  const indexes = parts.indexes.map((line) => `${plain(line)};`);
  return [`create table ${table} (\n${body.join(',\n')}\n);`, ...indexes].join('\n');
}

/** Postgres writes keywords in capitals and includes defaults; this form has neither. */
function plain(definition: string): string {
  return (
    definition
      .split(/('(?:[^']|'')*'|"[^"]*")/)
      .map((part, index) =>
        index % 2 === 0 ? part.toLowerCase().replace(' using btree', '') : part,
      )
      .join('')
      .replaceAll('timestamp with time zone', 'timestamptz')
      .replaceAll('double precision', 'float8')
      // Before Postgres 18 it is defined by bootstrap/before_18.sql.
      .replaceAll('public.uuidv7()', 'uuidv7()')
  );
}
