import { cpSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitMigration } from '#db/tools/commit-migration.ts';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { frozenBlocks } from '#db/tools/definitions/frozen-blocks.ts';
import { newErrorCodes } from '#db/tools/definitions/new-error-codes.ts';
import { pendingDefinitions } from '#db/tools/definitions/pending-definitions.ts';
import { env } from '../../support/env.ts';

// The tool that commits migrations is tested on a copy of the tree: the commit must be enough to build the database
// again, and a later edit of a function must be noticed.

let folder: string;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'honorar-committing-')), 'db');
  cpSync(databaseFolder, folder, { recursive: true, verbatimSymlinks: true });
  const edited = join(folder, 'modules/core/functions/refuse.sql');
  await writeFile(edited, `${await readFile(edited, 'utf8')}\n-- Edited once.\n`);
  const words = join(folder, '../forms/modules/harbour');
  await mkdir(words, { recursive: true });
  const errors = { BOAT_TOO_LONG: 'Båten er for lang.', 'BLANK.boat': 'Velg en båt', BLANK: '' };
  await writeFile(join(words, 'words.nb.json'), JSON.stringify({ errors }));
  expect(await newErrorCodes(folder)).toEqual(['BOAT_TOO_LONG']);
  await commitMigration(env.clusterUrl, 'a test', folder);
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

test('committing: everything is frozen and no change is left pending', async () => {
  expect(await pendingDefinitions(folder)).toEqual([]);
  const committed = await readdir(join(folder, 'migrations/committed'));
  expect(committed.at(-1)).toMatch(/^\d{6}-a-test\.sql$/);
  const frozen = (await frozenBlocks(folder)).get('core/functions/refuse.sql');
  expect(frozen).toContain('-- Edited once.');
});

test('committing: an error code with a new message is added to the closed list, once', async () => {
  const [newest = ''] = (await readdir(join(folder, 'migrations/committed'))).slice(-1);
  const text = await readFile(join(folder, 'migrations/committed', newest), 'utf8');
  expect(text).toContain(`add value if not exists 'BOAT_TOO_LONG'`);
  expect(await newErrorCodes(folder)).toEqual([]);
  const shape = await readFile(join(folder, 'modules/core/types.shape.sql'), 'utf8');
  expect(shape).toContain(`'BOAT_TOO_LONG'`);
});

test('committing: an edited function is pending again', async () => {
  const path = join(folder, 'modules/core/functions/refuse.sql');
  await writeFile(path, `${await readFile(path, 'utf8')}\n-- Edited twice.\n`);
  expect(await pendingDefinitions(folder)).toEqual(['core/functions/refuse.sql']);
});
