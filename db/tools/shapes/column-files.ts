import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { type Column, columnSchema } from './column-schema.ts';

const query = new URL('../catalogue/column-schemas.sql', import.meta.url);

/**
 * The JSON Schemas of columns that forms use, for each table and composite type. They are written to files,
 * so that front ends are built and forms are read without a database.
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
    // A line for each column, so that a diff shows the changed ones.
    files.set(home, `{\n${schemas.join(',\n')}\n}\n`);
  }
  return files;
}
