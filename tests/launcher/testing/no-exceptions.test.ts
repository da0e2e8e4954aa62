import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Goal: `any`, which ends all checking of what it touches, is nowhere in the product and its tests.
// Method: the linter refuses the word; here nobody may tell it, or the compiler, to look away.

const root = path.resolve(import.meta.dirname, '../../..');
const lookingAway = /biome-ignore\S* (lint:|lint\/suspicious\/noExplicitAny)|@ts-(ignore|nocheck)/;

function* sources(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!/^(\.|node_modules$|dist$|generated$)/.test(entry.name)) yield* sources(file);
    } else if (/\.(ts|tsx|mjs)$/.test(entry.name) && file !== import.meta.filename) yield file;
  }
}

test('no file asks for an exception', () => {
  const files = [...sources(root)];
  expect(files.length).toBeGreaterThan(1000);
  const asking = files.filter((file) => lookingAway.test(fs.readFileSync(file, 'utf8')));
  expect(asking.map((file) => path.relative(root, file))).toEqual([]);
});

test('the linter refuses it everywhere', () => {
  const { linter, overrides } = JSON.parse(fs.readFileSync(path.join(root, 'biome.json'), 'utf8'));
  expect(linter.rules.suspicious.noExplicitAny).toBe('error');
  // What holds in some places only is more, never less.
  expect(JSON.stringify(overrides ?? [])).not.toMatch(/noExplicitAny|"off"|enabled|preset/);
});
