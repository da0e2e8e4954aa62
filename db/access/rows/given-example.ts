import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFolder } from '../../tools/database-folder.ts';

/** The values a module gives for a row of its table that cannot be guessed, if it gives any. */
export function givenExample(table: string, folder = databaseFolder): Record<string, unknown> {
  const modules = join(folder, 'modules');
  const file = readdirSync(modules)
    .map((name) => join(modules, name, 'tables', `${table.split('.')[1]}.example.json`))
    .find(existsSync);
  return file ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
