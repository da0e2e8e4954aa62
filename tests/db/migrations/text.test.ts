import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { newErrorCodes } from '#db/tools/definitions/new-error-codes.ts';
import { definitionsText, pendingDefinitions } from '#db/tools/definitions/pending-definitions.ts';

// Functions, policies, grants and triggers are edited in place; a committed migration freezes their text. So each
// file either equals its newest frozen block, or is staged for the next one.

test('text: each module file equals its newest frozen block or is staged', async () => {
  const path = join(databaseFolder, 'migrations/current/2-definitions.sql');
  const staged = await readFile(path, 'utf8').catch(() => '');
  expect(staged, 'run `npm run db:stage`').toBe(
    definitionsText(await pendingDefinitions(databaseFolder), await newErrorCodes(databaseFolder)),
  );
});
