import pg from 'pg';

/** Runs `work` on one connection and closes it, whatever happens. */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  // A connection that ends while nothing is asked of it fails nothing; the next query would say so.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
