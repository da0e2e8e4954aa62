import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl } from './database-url.ts';
import { migrateDatabase } from './migrate-database.ts';
import { builtName } from './template-databases.ts';
import { untilDisconnected } from './until-disconnected.ts';
import { withClient } from './with-client.ts';

/**
 * Builds a database from the files alone, passes it to `work` as its owner, and drops it. With `isKept` it
 * stays for the tools that run next on the same files.
 */
export async function withFreshDatabase<T>(
  superuserUrl: string,
  folder: string,
  work: (client: pg.Client) => Promise<T>,
  isTemplate = false,
): Promise<T> {
  const databaseName = `honorar_fresh_${randomBytes(5).toString('hex')}`;
  const asSuperuser = (task: (client: pg.Client) => Promise<unknown>) =>
    withClient(databaseUrl(superuserUrl, {}), async (client) => {
      // graphile-migrate keeps its connections for a moment, and must not lose them to a drop.
      await untilDisconnected(client, databaseName);
      await task(client);
    });
  try {
    const { ownerUrl } = await migrateDatabase({ superuserUrl, databaseName, folder });
    const result = await withClient(ownerUrl, work);
    if (isTemplate) await asSuperuser((client) => storeAsTemplate(client, databaseName, folder));
    return result;
  } finally {
    await asSuperuser((client) => client.query(`drop database if exists ${databaseName}`));
  }
}

async function storeAsTemplate(
  client: pg.Client,
  databaseName: string,
  folder: string,
): Promise<void> {
  const name = pg.escapeIdentifier(await builtName(folder));
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`alter database ${databaseName} rename to ${name}`);
}
