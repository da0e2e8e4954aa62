import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFolder } from './database-folder.ts';
import { newErrorCodes } from './definitions/new-error-codes.ts';
import { definitionsText, pendingDefinitions } from './definitions/pending-definitions.ts';

/** The uncommitted definitions of the modules' files; the other files beside it are hand-written. */
export const DEFINITIONS = '2-definitions.sql';

/** Writes it, so that no edited module file can be forgotten. */
export async function stageDefinitions(folder = databaseFolder): Promise<void> {
  const path = join(folder, 'migrations/current', DEFINITIONS);
  const codes = await newErrorCodes(folder);
  await writeFile(path, definitionsText(await pendingDefinitions(folder), codes));
}

if (import.meta.main) await stageDefinitions();
