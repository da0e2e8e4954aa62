import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBodies } from '#db/tools/check-bodies.ts';
import { withClient } from '#db/tools/with-client.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const faults = () => withClient(database.ownerUrl, checkBodies);

test('bodies-compile: every function body is valid in the complete database', async () => {
  expect(await faults()).toEqual([]);
});

test('bodies-compile: an invalid body is reported and left unchanged', async () => {
  await withClient(database.ownerUrl, (client) =>
    client.query(`
      set check_function_bodies = off;
      create function app_hidden.broken() returns void language plpgsql as 'begin\n if; end';
      create function app_hidden.lost() returns int language sql as E'\nselect x\nfrom app_hidden.gone';
    `),
  );
  const found = await faults();
  expect(found.sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
    { name: 'app_hidden.broken()', what: expect.stringMatching(/^missing "THEN"/), line: 1 },
    {
      name: 'app_hidden.lost()',
      line: 2,
      what: 'relation "app_hidden.gone" does not exist',
    },
  ]);
  expect(await faults()).toHaveLength(2);
});
