import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillOnce, unmarkAsEmpty } from '#db/demo/fill-once.ts';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { withClient } from '#db/tools/with-client.ts';
import { createTestDatabase, type TestDatabase } from '../support/create-test-database.ts';
import { env } from '../support/env.ts';
import { testPasswords } from '../support/test-passwords.ts';

// Goal: a start that is interrupted while it loads the demo leaves no partial data, and a database
// in use is never emptied. Method: a demo of one person each.

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => await database.drop());

const register = (email: string) =>
  withClient(database.superuserUrl, (client) =>
    client.query(
      `insert into app_public.users (email, first_name, last_name) values ($1, 'A', 'B')`,
      [email],
    ),
  );
const people = () =>
  withClient(database.superuserUrl, async (client) => {
    const { rows } = await client.query('select email::text from app_public.users order by email');
    return rows.map(({ email }) => email);
  });
const migrate = () =>
  migrateDatabase({
    superuserUrl: env.clusterUrl,
    databaseName: database.name,
    passwords: testPasswords,
  });
const fillWith = (email: string, thenFail = false) =>
  fillOnce({
    ownerUrl: database.ownerUrl,
    migrate,
    report: () => {},
    async fill() {
      await register(email);
      if (thenFail) throw new Error('killed');
    },
  });

test('an empty database is filled once', async () => {
  expect(await fillWith('kari@demo.no')).toBe(true);
  expect(await fillWith('ola@demo.no')).toBe(false);
  expect(await people()).toEqual(['kari@demo.no']);
});

test('a database in use is left alone', async () => {
  await register('real@example.no');
  expect(await fillWith('kari@demo.no')).toBe(false);
  expect(await people()).toEqual(['real@example.no']);
});

test('a half-filled database is emptied and filled again', async () => {
  await expect(fillWith('half@demo.no', true)).rejects.toThrow('killed');
  await expect(fillWith('half@demo.no', true)).rejects.toThrow('killed');
  expect(await fillWith('kari@demo.no')).toBe(true);
  expect(await people()).toEqual(['kari@demo.no']);
  expect(await fillWith('ola@demo.no')).toBe(false);
});

test('a half-filled database that was then used is never emptied', async () => {
  await expect(fillWith('half@demo.no', true)).rejects.toThrow('killed');
  await unmarkAsEmpty(database.ownerUrl);
  await register('real@example.no');
  expect(await fillWith('kari@demo.no')).toBe(false);
  expect(await people()).toEqual(['half@demo.no', 'real@example.no']);
});

test('of two simultaneous starts one fills it', async () => {
  const filled = await Promise.all([fillWith('kari@demo.no'), fillWith('ola@demo.no')]);
  expect(filled.sort()).toEqual([false, true]);
  expect(await people()).toHaveLength(1);
});
