import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrl } from './database-folder.ts';
import { migrateDatabase } from './migrate-database.ts';
import { builtName } from './template-databases.ts';
import { withClient } from './with-client.ts';

const PATIENCE_MS = 2_000;

interface FreshOptions {
  /** It stays for the tools that run next on the same files. */
  isTemplate?: boolean;
  /** A database of earlier files to begin as a copy of. */
  template?: string | undefined;
}

/** Builds a database from the files alone, passes it to `work` as its owner, and drops it. */
export async function withFreshDatabase<T>(
  superuserUrl: string,
  folder: string,
  work: (client: pg.Client) => Promise<T>,
  { isTemplate = false, template }: FreshOptions = {},
): Promise<T> {
  const databaseName = `honorar_fresh_${randomBytes(5).toString('hex')}`;
  const asSuperuser = (task: (client: pg.Client) => Promise<unknown>) =>
    withClient(databaseUrl(superuserUrl, {}), async (client) => {
      // graphile-migrate keeps its connections for a moment, and must not lose them to a drop.
      await untilDisconnected(client, databaseName);
      await task(client);
    });
  try {
    const { ownerUrl } = await migrateDatabase({
      superuserUrl,
      databaseName,
      folder,
      ...(template && { template }),
    });
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

/**
 * Waits until no connection to a database is left: a pool that has ended, or graphile-migrate, which holds
 * its own for a moment. Dropping the database under them would raise unhandled errors; renaming or copying it
 * is impossible.
 */
export async function untilDisconnected(client: pg.ClientBase, name: string): Promise<void> {
  for (const limit = Date.now() + PATIENCE_MS; Date.now() < limit; await setTimeout(20)) {
    const { rows } = await client.query(
      'select from pg_catalog.pg_stat_activity where datname = $1 limit 1',
      [name],
    );
    if (rows.length === 0) return;
  }
}
