import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writePersisted } from './write-persisted.ts';

// Goal: whoever reads the operations reads all of them, also while they are written by several at once.

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'honorar-test-'));
  file = join(folder, 'dist/operations.json');
});
afterEach(() => rm(folder, { recursive: true }));

const known = async (): Promise<Record<string, string>> => JSON.parse(await readFile(file, 'utf8'));

test('it is whole at every moment', async () => {
  const count = await writePersisted(file);
  let isWriting = true;
  const writing = Promise.all([1, 2, 3].map(() => writePersisted(file, true))).finally(() => {
    isWriting = false;
  });
  while (isWriting) expect(Object.keys(await known())).toHaveLength(count);
  await writing;
  expect(await readdir(join(folder, 'dist'))).toEqual(['operations.json']);
});

test('what an earlier build knows is kept while working, and not by a build', async () => {
  await writePersisted(file);
  await writeFile(file, JSON.stringify({ ...(await known()), earlier: 'query Earlier { a }' }));
  await writePersisted(file, true);
  expect(await known()).toHaveProperty('earlier');
  await writePersisted(file);
  expect(await known()).not.toHaveProperty('earlier');
});
