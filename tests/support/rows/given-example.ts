import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFolder } from '../../../db/tools/database-folder.ts';

/** The values a module gives for a row of its table that cannot be guessed, if it gives any. */
export function givenExample(table: string, folder = databaseFolder): Record<string, unknown> {
  const file = `${table.split('.')[1]}.example.json`;
  const entries = readdirSync(join(folder, 'modules'), { recursive: true, withFileTypes: true });
  const entry = entries.find((entry) => entry.name === file);
  return entry ? JSON.parse(readFileSync(join(entry.parentPath, file), 'utf8')) : {};
}
