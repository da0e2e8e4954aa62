import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Runs `work` on one connection and closes it, whatever happens. */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  // Losing an idle connection is no failure; the next query reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs a file of `bootstrap` as the owner; it is made to be run again at every start. */
export async function runBootstrap(ownerUrl: string, folder: string, name: string): Promise<void> {
  const path = join(folder, 'bootstrap', name);
  if (!existsSync(path)) return;
  const text = await readFile(path, 'utf8');
  await withClient(ownerUrl, (client) => client.query(text));
}
