import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';

// Each rule is a query that finds offences in the catalogue of a migrated database; its first line
// is the rule in words. A new rule is a new file in `rules/`.

const folder = new URL('./rules/', import.meta.url);
const rules = readdirSync(folder).map((file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  return { name: file.replace('.sql', ''), sentence: text.slice(3, text.indexOf('\n')), text };
});

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each(rules)('$name: $sentence', async ({ text }) => {
  const offences = await database.rolledBack((tx) => tx.query<{ offence: string }>(text));
  expect(offences.map((row) => row.offence)).toEqual([]);
});
