// Goal: a text that is moved or removed fails this test before the end-to-end tests run.
// Method: the texts that the end-to-end tests use are collected and looked up in the product's
// sources.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readWords } from '#forms/words/read-words.ts';
import { flatKeys } from './support/flat-keys.ts';
import { keyPattern } from './support/key-pattern.ts';
import { usedTexts } from './support/used-texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const keysOf = new Map<string, string[]>();

function keys(folder: string): string[] {
  const file = path.join(root, folder, 'messages.nb.json');
  const read = () =>
    folder === 'words' ? readWords('nb') : JSON.parse(readFileSync(file, 'utf8'));
  if (!keysOf.has(folder)) keysOf.set(folder, flatKeys(read()));
  return keysOf.get(folder) ?? [];
}

test('every text that an end-to-end test uses exists', () => {
  const files = globSync('tests/e2e/**/*.ts', { cwd: root });
  const requested = files.flatMap((file) => usedTexts(path.join(root, file)));
  expect(requested.length).toBeGreaterThan(250);
  const missing = requested.filter(
    ({ room: folder, key }) => !keys(folder).some((one) => keyPattern(key).test(one)),
  );
  expect(
    missing.map(
      ({ at, room: folder, key }) => `${path.relative(root, at)}: ${folder} has no ${key}`,
    ),
  ).toEqual([]);
});
