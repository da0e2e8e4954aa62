// Goal: a text that is moved or taken away is missed by the stories at once, not when they are told.
// Method: what the stories ask for is read off them and looked up where the product has it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readWords } from '#forms/words/read-words.ts';
import { askedTexts } from './support/asked-texts.ts';
import { flatKeys } from './support/flat-keys.ts';
import { keyPattern } from './support/key-pattern.ts';

const root = path.resolve(import.meta.dirname, '../..');
const keysOf = new Map<string, string[]>();

function keys(room: string): string[] {
  const file = path.join(root, room, 'messages.nb.json');
  const read = () => (room === 'words' ? readWords('nb') : JSON.parse(readFileSync(file, 'utf8')));
  if (!keysOf.has(room)) keysOf.set(room, flatKeys(read()));
  return keysOf.get(room) ?? [];
}

test('every text that a story asks for is there', () => {
  const files = globSync('tests/e2e/**/*.ts', { cwd: root });
  const asked = files.flatMap((file) => askedTexts(path.join(root, file)));
  expect(asked.length).toBeGreaterThan(250);
  const missing = asked.filter(
    ({ room, key }) => !keys(room).some((one) => keyPattern(key).test(one)),
  );
  expect(
    missing.map(({ at, room, key }) => `${path.relative(root, at)}: ${room} has no ${key}`),
  ).toEqual([]);
});
