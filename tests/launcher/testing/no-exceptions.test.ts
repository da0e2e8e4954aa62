import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Goal: `any`, which disables all type checks of what it touches, occurs nowhere in the product and
// its tests.
// Method: the linter refuses the word; this test refuses comments that disable the linter or the
// compiler.

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

test('no file disables a rule', () => {
  const files = [...sources(root)];
  expect(files.length).toBeGreaterThan(1000);
  const asking = files.filter((file) => lookingAway.test(fs.readFileSync(file, 'utf8')));
  expect(asking.map((file) => path.relative(root, file))).toEqual([]);
});

test('the linter refuses it everywhere', () => {
  const { linter, overrides } = JSON.parse(fs.readFileSync(path.join(root, 'biome.json'), 'utf8'));
  expect(linter.rules.suspicious.noExplicitAny).toBe('error');
  // Overrides for some folders add rules, and remove none.
  expect(JSON.stringify(overrides ?? [])).not.toMatch(/noExplicitAny|"off"|enabled|preset/);
});
