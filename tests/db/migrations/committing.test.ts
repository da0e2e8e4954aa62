import { cpSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitMigration } from '../../../db/tools/commit-migration.ts';
import { databaseFolder } from '../../../db/tools/database-folder.ts';
import { frozenBlocks } from '../../../db/tools/frozen-blocks.ts';
import { pendingDefinitions } from '../../../db/tools/pending-definitions.ts';
import { env } from '../../support/env.ts';

// The tool that freezes history is tried on a copy of the tree: what it commits must be enough to
// build the database anew, and an edited function must be noticed afterwards.

let folder: string;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'honorar-committing-')), 'db');
  cpSync(databaseFolder, folder, { recursive: true, verbatimSymlinks: true });
  const edited = join(folder, 'modules/core/functions/refuse.sql');
  await writeFile(edited, `${await readFile(edited, 'utf8')}\n-- Edited once.\n`);
  await commitMigration(env.clusterUrl, 'a test', folder);
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

test('committing: everything is frozen and nothing is left pending', async () => {
  expect(await pendingDefinitions(folder)).toEqual([]);
  const committed = await readdir(join(folder, 'migrations/committed'));
  expect(committed.at(-1)).toMatch(/^\d{6}-a-test\.sql$/);
  const frozen = (await frozenBlocks(folder)).get('core/functions/refuse.sql');
  expect(frozen).toContain('-- Edited once.');
});

test('committing: an edited function is pending again', async () => {
  const path = join(folder, 'modules/core/functions/refuse.sql');
  await writeFile(path, `${await readFile(path, 'utf8')}\n-- Edited twice.\n`);
  expect(await pendingDefinitions(folder)).toEqual(['core/functions/refuse.sql']);
});
