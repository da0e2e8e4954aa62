import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { commit } from 'graphile-migrate';
import { createDatabase } from './create-database.ts';
import { databaseFolder, databaseUrl } from './database-folder.ts';
import { env } from './env.ts';
import { migrationSettings } from './migration-settings.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { stageDefinitions } from './stage-definitions.ts';
import { runBootstrap, withClient } from './with-client.ts';
import { writeShapes } from './write-shapes.ts';

const connectionsClosed = 300;

/**
 * Freezes the pending changes as the next committed migration, after it ran in a shadow database made from
 * the whole history, and brings the shapes up to date.
 */
export async function commitMigration(
  superuserUrl: string,
  message: string,
  folder = databaseFolder,
  onProgress: (message: string) => void = () => {},
): Promise<void> {
  const main = `honorar_commit_${randomBytes(5).toString('hex')}`;
  const shadow = `${main}_shadow`;
  const changes = await gatherChanges(folder);
  await stageDefinitions(folder);
  await prepareCluster(superuserUrl, folder);
  try {
    await createDatabase(superuserUrl, main);
    const as = (database: string) =>
      databaseUrl(superuserUrl, { database, startingRole: 'app_owner' });
    await runBootstrap(as(main), folder, 'before_18.sql');
    const settings = migrationSettings({
      ownerUrl: as(main),
      shadowUrl: as(shadow),
      superuserUrl,
      migrationsFolder: join(folder, 'migrations'),
      onProgress,
    });
    await commit(settings, message);
  } catch (error) {
    // A failed commit leaves the includes written out, which the next one would refuse.
    await writeFile(join(folder, 'migrations/current/1-current.sql'), changes);
    throw error;
  } finally {
    await setTimeout(connectionsClosed);
    await dropDatabases(superuserUrl, [main, shadow]);
    await stageDefinitions(folder);
  }
  await writeShapes(superuserUrl, folder);
}

/** While a module is being built its tables may have a file of their own; history has one. */
async function gatherChanges(folder: string): Promise<string> {
  const current = join(folder, 'migrations/current');
  const names = (await readdir(current))
    .filter((name) => /^\d+-.*\.sql$/.test(name) && !/^\d+-definitions\.sql$/.test(name))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const texts = await Promise.all(names.map((name) => readFile(join(current, name), 'utf8')));
  for (const name of names) await rm(join(current, name));
  const changes = `${texts.map((text) => text.trim()).join('\n\n')}\n`;
  await writeFile(join(current, '1-current.sql'), changes);
  return changes;
}

async function dropDatabases(superuserUrl: string, names: string[]): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    for (const name of names) {
      await client.query(`drop database if exists ${name}`);
    }
  });
}

if (import.meta.main) {
  const message = process.argv[2];
  if (!message) throw new Error('Describe the migration: npm run db:commit -- "the first tables"');
  await commitMigration(env.clusterUrl, message, databaseFolder, console.log);
}
