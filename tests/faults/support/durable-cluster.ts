import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { ensureNumberKey } from '#tools/launcher/database/ensure-number-key.ts';
import { findDataFolder } from '#tools/launcher/postgres/find-data-folder.ts';
import { removeCluster } from '#tools/launcher/postgres/remove-cluster.ts';
import { type RunningPostgres, startPostgres } from '#tools/launcher/postgres/start-postgres.ts';
import { systemUser } from '#tools/launcher/postgres/system-user.ts';
import { openTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { testPasswords } from '../../support/test-passwords.ts';
import { testSecret } from '../../support/test-secret.ts';
import { copyCluster, giveToCluster } from './copy-cluster.ts';

const PASSWORD = 'of a cluster that is killed';
const NAME = 'postgres';

/** A Postgres that flushes commits to disk, unlike that of the other tests. */
export interface DurableCluster {
  url: string;
  /** The data directory. */
  folder: string;
  /** A folder for files beside it. */
  beside: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function durableCluster(settings: string[] = []): Promise<DurableCluster> {
  return clusterIn(mkdtempSync(path.join(tmpdir(), 'honorar-durable-')), settings);
}

/** A streaming replica of a cluster, which has `wal_level=replica` and a sender for it. */
export async function replicaOf(primary: DurableCluster): Promise<DurableCluster> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'honorar-replica-'));
  // The location of another user's cluster is in a file beside it.
  const folder = findDataFolder(dataFolder, NAME, systemUser());
  rmSync(folder, { recursive: true, force: true });
  await copyCluster(primary, folder, { hasLog: true });
  const { port } = new URL(primary.url);
  appendFileSync(
    path.join(folder, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=''${PASSWORD}'''\n`,
  );
  writeFileSync(path.join(folder, 'standby.signal'), '');
  giveToCluster(folder);
  return clusterIn(dataFolder, ['hot_standby_feedback=on']);
}

async function clusterIn(dataFolder: string, settings: string[]): Promise<DurableCluster> {
  const options = { dataFolder, name: NAME, password: PASSWORD, settings };
  let running: RunningPostgres = await startPostgres(options);
  const place = path.join(dataFolder, `${NAME}.location`);
  return {
    url: databaseUrl(`postgres://postgres@127.0.0.1:${running.port}/postgres`, {
      user: 'postgres',
      password: PASSWORD,
      database: 'postgres',
    }),
    folder: readPlace(place) ?? path.join(dataFolder, NAME),
    beside: dataFolder,
    async kill() {
      process.kill(running.pid, 'SIGKILL');
      await running.exited;
    },
    async start() {
      running = await startPostgres(options);
    },
    async remove() {
      await running.stop();
      await removeCluster(dataFolder, NAME);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function readPlace(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

/** The product's database in a cluster, at its newest state. */
export async function migratedDatabase(cluster: DurableCluster): Promise<TestDatabase> {
  const databaseName = 'honorar';
  const { ownerUrl } = await migrateDatabase({
    superuserUrl: cluster.url,
    databaseName,
    passwords: testPasswords,
  });
  await ensureNumberKey(ownerUrl, { secret: testSecret, secretBefore: null });
  return openTestDatabase(cluster.url, databaseName);
}
