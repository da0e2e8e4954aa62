import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';

// Migrations do not check function bodies, so that files can come in any order. Here, with
// everything in place, each function is created once more with the check on.

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('bodies-compile: every function body is valid once everything exists', async () => {
  const broken = await database.rolledBack(async (tx) => {
    await tx.query('set local check_function_bodies = on');
    const functions = await tx.query<{ name: string; definition: string }>(`
      select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition
      from pg_proc p
      where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
        and p.prokind <> 'a'`);
    const failures: string[] = [];
    for (const { name, definition } of functions) {
      await tx.query('savepoint body');
      await tx.query(definition).catch(async (error: Error) => {
        failures.push(`${name}: ${error.message}`);
        await tx.query('rollback to savepoint body');
      });
    }
    return failures;
  });
  expect(broken).toEqual([]);
});
