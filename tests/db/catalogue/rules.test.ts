import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';

// Each rule is a query that finds offences in the catalogue of a migrated database; its first line
// is the rule in words. Beside it is an offence, which proves that the query can find one. A new
// rule is a file in `rules/` and one of the same name in `offences/`.

const folder = new URL('./rules/', import.meta.url);
const rules = readdirSync(folder).map((file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const offence = readFileSync(new URL(`./offences/${file}`, import.meta.url), 'utf8');
  const sentence = text.slice(3, text.indexOf('\n'));
  return { name: file.replace('.sql', ''), sentence, text, offence };
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

test.each(rules)('$name: an offence is found', async ({ text, offence }) => {
  const found = await database.rolledBack(async (tx) => {
    await tx.query('set local role app_owner');
    await tx.query(offence);
    await tx.query('reset role');
    return tx.query<{ offence: string }>(text);
  });
  expect(found.map((row) => row.offence).join()).toMatch(/offend|offence/);
});
