import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { databaseFolder } from './database-folder.ts';
import { env } from './env.ts';
import { withFreshDatabase } from './with-fresh-database.ts';

const objects = new URL('./catalogue/objects.sql', import.meta.url);

/** Tables whose rows are part of the definition: only files write them. */
const definedRows = ['app_public.transitions', 'app_public.followers'];

/** The whole definition of a database as text, the same for every database that behaves alike. */
export async function dumpCatalogue(client: pg.ClientBase): Promise<string> {
  await client.query(`set search_path to ''`);
  const { rows } = await client.query<{ line: string }>(await readFile(objects, 'utf8'));
  const lines = rows.map((row) => row.line);
  for (const table of definedRows) lines.push(...(await rowsOf(client, table)));
  await client.query('reset search_path');
  return `${lines.join('\n')}\n`;
}

async function rowsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const known = await client.query('select to_regclass($1) as found', [table]);
  if (!known.rows[0]?.found) return [];
  const { rows } = await client.query<{ line: string }>(
    `select (to_jsonb(t) - '{id,created_at,updated_at}'::text[])::text as line from ${table} t order by 1`,
  );
  return rows.map((row) => `row of ${table}: ${row.line}`);
}

if (import.meta.main) {
  process.stdout.write(await withFreshDatabase(env.clusterUrl, databaseFolder, dumpCatalogue));
}
