import fs from 'node:fs';
import path from 'node:path';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import { ownInstallation } from '../own-installation.ts';
import { DATABASE_NAME, openGiven } from '../postgres/open-given.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { superuserUrl } from '../postgres/superuser-url.ts';
import { readSecrets } from '../secrets.ts';

export interface OwnDatabase {
  /** Of the superuser, to the database that people work in. */
  url: string;
  stop(): Promise<void>;
}

/**
 * The database of this checkout's installation, running or started for as long as needed; null before the
 * first start of the product.
 */
export async function ownDatabase(): Promise<OwnDatabase | null> {
  const installation = ownInstallation('development');
  const opened = installation.databaseUrl
    ? await openGiven(installation.databaseUrl)
    : await embedded(installation);
  if (!opened) return null;
  const { name, stop } = opened;
  const { rows } = await withClient(opened.superuserUrl, (client) =>
    client.query('select from pg_database where datname = $1', [name]),
  );
  if (rows.length > 0) return { url: databaseUrl(opened.superuserUrl, { database: name }), stop };
  await stop();
  return null;
}

async function embedded(installation: ReturnType<typeof ownInstallation>) {
  const { dataFolder } = installation;
  if (!fs.existsSync(path.join(dataFolder, 'secrets.json'))) return null;
  const { superuserPassword } = readSecrets(installation);
  const running = await startPostgres({
    dataFolder,
    name: 'postgres',
    password: superuserPassword,
  });
  return {
    superuserUrl: superuserUrl(running.port, superuserPassword),
    name: DATABASE_NAME,
    // A Postgres started by another process is left running.
    stop: async () => (running.adopted ? undefined : running.stop()),
  };
}
