import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseFolder } from '#db/tools/database-folder.ts';

// The page of conventions and the tests that enforce them must agree.

const page = readFileSync(join(databaseFolder, 'CONVENTIONS.md'), 'utf8');
const named = [...page.matchAll(/\| ([a-z]+\/[a-z0-9-]+) \|$/gm)].map((match) => match[1] ?? '');
const folder = join(import.meta.dirname, '..');

test('conventions: every test the page names exists', () => {
  const missing = named.filter((name) => {
    const rule = join(databaseFolder, 'check', name.replace('catalogue/', 'rules/'));
    return !existsSync(join(folder, `${name}.test.ts`)) && !existsSync(`${rule}.sql`);
  });
  expect(missing).toEqual([]);
});

test('conventions: every rule of the catalogue is on the page', () => {
  const rules = readdirSync(join(databaseFolder, 'check/rules')).map(
    (file) => `catalogue/${file.replace('.sql', '')}`,
  );
  expect(rules.filter((rule) => !named.includes(rule))).toEqual([]);
});
