import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { versionComparers } from '#tools/check/read-names.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

// Goal: whoever saves last undoes nothing unknowingly. A mutation asks whether the row is newer only where its form
// lets the caller say how it was read, and a form that says it is not believed in vain.
// Method: the bodies of the mutations, with the functions that ask for them, against the properties of their forms.

const forms = join(import.meta.dirname, '../../../forms/modules');

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

function namesThatTake(property: string): string[] {
  return globSync('*/*/schema.json', { cwd: forms })
    .filter((file) => {
      const { properties = {} } = JSON.parse(readFileSync(join(forms, file), 'utf8'));
      return property in properties;
    })
    .map((file) => basename(dirname(file)));
}

// Requirements: A8.96
test('a form says how its row was read where its mutation asks, and nowhere else', async () => {
  const asking = await database.rolledBack((tx) => tx.query<{ name: string }>(versionComparers));
  const names = asking.map(({ name }) => name);
  expect(names).toContain('set_account_plan');
  expect(namesThatTake('updatedAt').sort()).toEqual(names.sort());
});
