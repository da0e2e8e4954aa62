import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { expandIncludes } from '#db/tools/definitions/expand-text.ts';
import { dumpCatalogue } from '#db/tools/dump-catalogue.ts';
import { moduleFiles } from '#db/tools/module-files.ts';
import { withClient } from '#db/tools/with-client.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';

// The migrations and the module files must agree: applying every file again to a migrated database must change
// nothing in a dump.

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('fixpoint: applying every module file again changes nothing', async () => {
  await withClient(database.ownerUrl, async (client) => {
    const before = await dumpCatalogue(client);
    await client.query('set check_function_bodies = off');
    for (const path of await moduleFiles(databaseFolder)) {
      const text = expandIncludes(databaseFolder, path);
      await client.query(text).catch((error: Error) => {
        throw new Error(`${path}: ${error.message}`);
      });
    }
    expect(await dumpCatalogue(client)).toBe(before);
  });
});
