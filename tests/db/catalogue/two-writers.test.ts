import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { versionComparers } from '#tools/check/read-names.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

// Goal: a later save never overwrites a change that its user has not seen. A form has a base version exactly if its
// mutation compares it.
// Method: the bodies of the mutations, with the functions that they call, compared with the properties of their
// forms.

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
test('a form has the property updatedAt exactly where its mutation compares versions', async () => {
  const asking = await database.rolledBack((tx) => tx.query<{ name: string }>(versionComparers));
  const names = asking.map(({ name }) => name);
  expect(names).toContain('set_account_plan');
  expect(namesThatTake('updatedAt').sort()).toEqual(names.sort());
});
