import { makeIntrospectionQuery } from 'graphile-build-pg/pg-introspection';
import { Client } from 'pg';

/**
 * All that the catalogue of a database says, as the text both APIs are built from. It is the same
 * whoever asks: what a role may see is worked out from it.
 */
export async function readIntrospection(connectionString: string): Promise<string> {
  const client = new Client({ connectionString });
  // Who loses the connection is told by the question that fails.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ introspection: string }>(makeIntrospectionQuery());
    return rows[0]!.introspection;
  } finally {
    await client.end();
  }
}
