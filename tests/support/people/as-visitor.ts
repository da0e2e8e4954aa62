import pg from 'pg';
import type { TestDatabase } from '../create-test-database.ts';

/** A connection of its own as a visitor of the API, for what happens at the same moment. */
export async function asVisitor<T>(
  database: TestDatabase,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: database.authenticatorUrl });
  await client.connect();
  try {
    await client.query('set role app_visitor');
    return await work(client);
  } finally {
    await client.end();
  }
}
