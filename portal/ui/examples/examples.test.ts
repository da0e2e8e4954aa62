// Goal: the page of examples shows every shared part. Method: the imports of the examples are followed;
// a part that is not reached is missing.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ui = path.resolve(import.meta.dirname, '..');

function reach(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, given = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx)'/g)) {
    reach(path.resolve(path.dirname(file), given), seen);
  }
  return seen;
}

// Requirements: A2.24
test('every shared part is rendered on the page of examples', () => {
  const shown = new Set<string>();
  for (const file of globSync(`${ui}/*/examples.tsx`)) reach(file, shown);
  const parts = globSync(`${ui}/**/*.tsx`).filter((one) => !/\.test\.tsx$/.test(one));
  expect(parts.length).toBeGreaterThan(40);
  expect(parts.filter((one) => !shown.has(one)).map((one) => path.relative(ui, one))).toEqual([]);
});
