import { readFile } from 'node:fs/promises';
import type pg from 'pg';

type Parts = { columns: string[]; constraints: string[]; indexes: string[] };

const query = new URL('./catalogue/table-shape.sql', import.meta.url);

/** The present shape of a table as one readable statement and its indexes. */
export async function tableShape(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<Parts>(await readFile(query, 'utf8'), [table]);
  const parts = rows[0];
  if (!parts) throw new Error(`there is no table ${table}`);
  const body = [...parts.columns, ...parts.constraints].map((line) => `  ${line}`).join(',\n');
  const indexes = parts.indexes.map((line) => `${line.replace(/^CREATE (UNIQUE )?INDEX/, lower)};`);
  return [`create table ${table} (\n${body}\n);`, ...indexes].join('\n');
}

function lower(keywords: string): string {
  return keywords.toLowerCase();
}
