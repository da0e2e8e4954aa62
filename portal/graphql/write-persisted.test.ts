import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writePersisted } from './write-persisted.ts';

// Goal: the file of operations is complete, also while several processes write it.

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'honorar-test-'));
  file = join(folder, 'dist/operations.json');
});
afterEach(() => rm(folder, { recursive: true }));

const known = async (): Promise<Record<string, string>> => JSON.parse(await readFile(file, 'utf8'));

test('the file is complete at every moment', async () => {
  const count = await writePersisted(file);
  let isWriting = true;
  const writing = Promise.all([1, 2, 3].map(() => writePersisted(file, true))).finally(() => {
    isWriting = false;
  });
  while (isWriting) expect(Object.keys(await known())).toHaveLength(count);
  await writing;
  expect(await readdir(join(folder, 'dist'))).toEqual(['operations.json']);
});

test('operations of an earlier build stay during development, and are removed by a build', async () => {
  await writePersisted(file);
  await writeFile(file, JSON.stringify({ ...(await known()), earlier: 'query Earlier { a }' }));
  await writePersisted(file, true);
  expect(await known()).toHaveProperty('earlier');
  await writePersisted(file);
  expect(await known()).not.toHaveProperty('earlier');
});
