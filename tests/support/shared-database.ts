import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

/** A database of which nothing is used but what is undone. */
export type SharedDatabase = Pick<TestDatabase, 'rolledBack'>;

let shared: Promise<TestDatabase> | undefined;

/**
 * The database that the files of a process have together, for those that undo all they do: connections
 * that have planned and compiled what the product is made of are half of what such a file costs. It goes
 * with the cluster, or with the databases that interrupted runs left.
 */
export async function sharedDatabase(): Promise<SharedDatabase> {
  shared ??= createTestDatabase();
  const { rolledBack } = await shared;
  return { rolledBack };
}
