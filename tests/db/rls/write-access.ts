import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accessFiles } from '#db/access/access-files.ts';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { createTestDatabase } from '../../support/create-test-database.ts';

/** Writes the access of each caller next to each table's rules, for a reviewer to read in the diff. */
const database = await createTestDatabase();
const files = await database.rolledBack((tx) => accessFiles(tx, databaseFolder));
for (const { path, text } of files) await writeFile(join(databaseFolder, 'modules', path), text);
await database.drop();
