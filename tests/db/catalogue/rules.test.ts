import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { catalogueRules } from '#db/check/catalogue-rules.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

// Each rule in `db/check/rules/` is a query for offences in the catalogue of a migrated database. The file of the
// same name in `offences/` has one offence, which proves that the query finds it.

const rules = catalogueRules().map((rule) => ({
  ...rule,
  offence: readFileSync(new URL(`./offences/${rule.name}.sql`, import.meta.url), 'utf8'),
}));

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

test.each(rules)('$name: $sentence', async ({ query }) => {
  const offences = await database.rolledBack((tx) => tx.query<{ offence: string }>(query));
  expect(offences.map((row) => row.offence)).toEqual([]);
});

test.each(rules)('$name: an offence is found', async ({ query, offence }) => {
  const found = await database.rolledBack(async (tx) => {
    await tx.query('set local role app_owner');
    await tx.query(offence);
    await tx.query('reset role');
    return tx.query<{ offence: string }>(query);
  });
  expect(found.map((row) => row.offence).join()).toMatch(/offend|offence/i);
});
