import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFolder } from './database-folder.ts';
import { definitionsText } from './definitions-text.ts';
import { pendingDefinitions } from './pending-definitions.ts';

/** Writes `current/2-definitions.sql`, so that no edited module file can be forgotten. */
export async function stageDefinitions(folder = databaseFolder): Promise<void> {
  const path = join(folder, 'migrations/current/2-definitions.sql');
  await writeFile(path, definitionsText(await pendingDefinitions(folder)));
}

if (import.meta.main) await stageDefinitions();
