import pg from 'pg';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { builtName, databaseFingerprint } from '#db/tools/template-databases.ts';
import { withClient } from '#db/tools/with-client.ts';
import { untilDisconnected } from '#db/tools/with-fresh-database.ts';
import { ensureNumberKey } from '#tools/launcher/database/ensure-number-key.ts';
import { dropStaleDatabases } from './drop-stale-databases.ts';
import { env } from './env.ts';
import { historyDatabase } from './history-database.ts';
import { testPasswords } from './test-passwords.ts';
import { testSecret } from './test-secret.ts';

const lockKey = 7_461_002;

const known = new Map<string, Promise<string>>();

/**
 * The name of a migrated database to clone from. It is built once for each state of the files, by the first caller;
 * every later run finds it ready. A process looks once.
 */
export function templateDatabase(folder = databaseFolder): Promise<string> {
  const found = known.get(folder) ?? findTemplate(folder);
  known.set(folder, found);
  return found;
}

async function findTemplate(folder: string): Promise<string> {
  const name = `honorar_template_${await databaseFingerprint(folder)}`;
  await withClient(env.clusterUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (!found.rowCount) await build(client, name, folder);
    await client.query(`comment on database ${name} is '${new Date().toISOString()}'`);
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  });
  return name;
}

async function build(client: pg.Client, name: string, folder: string): Promise<void> {
  await dropStaleDatabases(client);
  await buildFiles(client, await builtName(folder), folder);
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  const { ownerUrl } = await migrateDatabase({
    superuserUrl: env.clusterUrl,
    databaseName: draft,
    passwords: testPasswords,
    folder,
  });
  await storedKey(ownerUrl);
  await untilDisconnected(client, draft);
  await client.query(`alter database ${draft} rename to ${pg.escapeIdentifier(name)}`);
}

/** Databases that a tool builds from the same files, such as the check, start as a copy of it too. */
async function buildFiles(client: pg.Client, name: string, folder: string): Promise<void> {
  const built = await client.query('select from pg_database where datname = $1', [name]);
  if (built.rowCount) return;
  await historyDatabase(folder);
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await migrateDatabase({ superuserUrl: env.clusterUrl, databaseName: draft, folder });
  await untilDisconnected(client, draft);
  await client.query(`alter database ${draft} rename to ${name}`);
  await client.query(`comment on database ${name} is '${new Date().toISOString()}'`);
}

/** The files may be older than the key of national numbers. */
async function storedKey(ownerUrl: string): Promise<void> {
  const { rows } = await withClient(ownerUrl, (owner) =>
    owner.query<{ has: boolean }>(
      "select to_regclass('app_private.number_keys') is not null as has",
    ),
  );
  if (rows[0]?.has) await ensureNumberKey(ownerUrl, { secret: testSecret, secretBefore: null });
}
