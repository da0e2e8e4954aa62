import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { databaseUrl } from './database-url.ts';
import { migrateDatabase } from './migrate-database.ts';
import { withClient } from './with-client.ts';

/** graphile-migrate keeps its connections for 200 ms; it must not lose them to a drop. */
const connectionsGone = 300;

/** Builds a database from the files alone, lends it to `work` as its owner, and drops it. */
export async function withFreshDatabase<T>(
  superuserUrl: string,
  folder: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const databaseName = `honorar_fresh_${randomBytes(5).toString('hex')}`;
  try {
    const { ownerUrl } = await migrateDatabase({ superuserUrl, databaseName, folder });
    return await withClient(ownerUrl, work);
  } finally {
    await setTimeout(connectionsGone);
    await withClient(databaseUrl(superuserUrl, {}), (client) =>
      client.query(`drop database if exists ${databaseName}`),
    );
  }
}
