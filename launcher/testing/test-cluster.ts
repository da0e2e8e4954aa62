import path from 'node:path';
import { env } from '../env.ts';
import { removeCluster } from '../postgres/remove-cluster.ts';
import { startPostgres } from '../postgres/start-postgres.ts';

const PASSWORD = 'test';
const NAME = 'test-postgres';
const SETTINGS = [
  // Nobody misses a test's data after a power cut.
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  ...['max_connections=300', 'shared_buffers=256MB', 'max_wal_size=4GB'],
];

export interface TestCluster {
  /** Starts it when first asked for, so that checks without a database do not wait. */
  url(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * The Postgres that all tests share: the one that TEST_DATABASE_URL names, else one of this checkout.
 * Its template databases are kept for the next run.
 */
export function testCluster(): TestCluster {
  const given = env.testDatabaseUrl;
  return given ? { url: async () => given, stop: async () => {} } : ownCluster();
}

function ownCluster(): TestCluster {
  const options = {
    ...{ dataFolder: path.join(env.root, '.data'), name: NAME },
    ...{ password: PASSWORD, settings: SETTINGS },
  };
  let started: ReturnType<typeof startPostgres> | null = null;
  const start = async () => {
    try {
      return await startPostgres(options);
    } catch {
      // Without fsync a crash of the machine may have broken it; nothing in it is worth keeping.
      await removeCluster(options.dataFolder, NAME);
      return startPostgres(options);
    }
  };
  return {
    async url() {
      started ??= start();
      return `postgres://postgres:${PASSWORD}@127.0.0.1:${(await started).port}/postgres`;
    },
    async stop() {
      await (await started?.catch(() => null))?.stop();
    },
  };
}
