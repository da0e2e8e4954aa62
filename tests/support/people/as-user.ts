import pg from 'pg';
import type { Actor } from '../actor.ts';
import type { TestDatabase } from '../create-test-database.ts';

/** A connection of its own as a user of the API, for concurrent calls. */
export async function asUser<T>(
  database: TestDatabase,
  { role, settings }: Actor,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: database.authenticatorUrl });
  await client.connect();
  try {
    await client.query(`set role ${role}`);
    for (const [name, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, false)', [name, value]);
    return await work(client);
  } finally {
    await client.end();
  }
}
