import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { type Column, columnSchema } from './column-schema.ts';

const query = new URL('./catalogue/column-schemas.sql', import.meta.url);

/**
 * What forms take from the catalogue, for each table and composite type: a JSON Schema by column.
 * Written down, so that a front end is built and a form is read without a database.
 */
export async function columnFiles(
  client: pg.ClientBase,
  homeOf: (owner: string) => string | undefined,
): Promise<Map<string, string>> {
  const { rows } = await client.query<Column>(await readFile(query, 'utf8'));
  const files = new Map<string, string>();
  for (const [owner, columns] of Map.groupBy(rows, (column) => column.owner)) {
    const home = homeOf(owner);
    if (!home) continue;
    const schemas = columns.flatMap((column) => {
      const schema = columnSchema(column);
      return schema ? [`  ${JSON.stringify(column.name)}: ${JSON.stringify(schema)}`] : [];
    });
    // A line for each column, so that a reviewer sees which one has changed.
    files.set(home, `{\n${schemas.join(',\n')}\n}\n`);
  }
  return files;
}
