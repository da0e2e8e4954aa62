import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

/** A database for tests that roll back all their changes. */
export type SharedDatabase = Pick<TestDatabase, 'rolledBack'>;

let shared: Promise<TestDatabase> | undefined;

/**
 * The database that the test files of a process share if they roll back all their changes: connections with plans and
 * compiled functions of the product are half of the cost of such a file. It is dropped with the cluster, or with the
 * databases of interrupted runs.
 */
export async function sharedDatabase(): Promise<SharedDatabase> {
  shared ??= createTestDatabase();
  const { rolledBack } = await shared;
  return { rolledBack };
}
