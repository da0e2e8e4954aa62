import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { env } from '../env.ts';
import { removeCluster } from '../postgres/remove-cluster.ts';
import {
  type PostgresOptions,
  type RunningPostgres,
  startPostgres,
} from '../postgres/start-postgres.ts';
import { type MemoryPlace, memoryPlace } from './memory-place.ts';

/** The result of a part of the test run. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Shown when something failed. */
  output: string;
  /** Shown beside the name, such as the counts of its parts. */
  remark?: string;
  /** The durations of its test files or end-to-end tests. */
  times?: Timed[];
}

export interface Timed {
  name: string;
  seconds: number;
}

/** A part of the test run. */
export interface TestStep {
  name: string;
  /** The number of processors, of two, that it uses. */
  weight: 1 | 2;
  run(): Promise<Outcome>;
}

/** Settings of a Postgres whose data may be lost in a power cut. */
export const carelessSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** In addition, for files in memory: keeps the write-ahead log short. */
export const inMemorySettings = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=128MB',
  'min_wal_size=32MB',
];

const PASSWORD = 'test';
const NAME = 'test-postgres';
const TEMPORARY = 'temporary';
const SETTINGS = ['max_connections=300', 'shared_buffers=256MB', 'max_wal_size=4GB'];
/**
 * For databases that live for seconds: none is worth a vacuum, and a statement that runs a few times is planned once
 * instead of at each of its first five runs. The bench, on a disk, plans as the product does.
 */
const briefSettings = ['autovacuum=off', 'plan_cache_mode=force_generic_plan'];
/** A whole run has been seen to take half of it. */
const NEEDED_BYTES = 800_000_000;

export interface TestCluster {
  /** Starts it on the first call, so that checks without a database do not wait. */
  url(): Promise<string>;
  /** A folder for temporary files, in memory like the cluster; null if the cluster is elsewhere. */
  temporaryFolder(): string | null;
  stop(): Promise<void>;
}

/**
 * The Postgres that all tests share: the one that TEST_DATABASE_URL names, else one of this checkout. A test
 * run uses memory if there is enough. On a disk its databases remain: the templates for the next run, and the
 * data of the bench, which take a minute to load.
 */
export function testCluster(mayBeInMemory: boolean): TestCluster {
  const given = env.testDatabaseUrl;
  if (!given) return ownCluster(mayBeInMemory);
  return { url: async () => given, temporaryFolder: () => null, stop: async () => {} };
}

function ownCluster(mayBeInMemory: boolean): TestCluster {
  const options = { dataFolder: path.join(env.root, '.data'), name: NAME, password: PASSWORD };
  let place: MemoryPlace | null = null;
  let started: ReturnType<typeof startPostgres> | null = null;
  const start = async () => {
    place = mayBeInMemory ? await memoryPlace(NEEDED_BYTES) : null;
    if (place) {
      fs.mkdirSync(path.join(place.folder, TEMPORARY));
      const settings = [...carelessSettings, ...SETTINGS, ...inMemorySettings, ...briefSettings];
      return startPostgres({ ...options, settings, place: place.folder });
    }
    try {
      return await startOnDisk(options);
    } catch {
      // Without fsync a crash of the machine may have broken it; nothing in it is worth keeping.
      await removeCluster(options.dataFolder, NAME);
      return startOnDisk(options);
    }
  };
  return {
    async url() {
      started ??= start();
      return urlOf((await started).port);
    },
    temporaryFolder: () => place && path.join(place.folder, TEMPORARY),
    async stop() {
      const postgres = await started?.catch(() => null);
      // An in-memory cluster is removed without a clean shutdown.
      await (place ? place.remove() : postgres?.stop());
    },
  };
}

const urlOf = (port: number) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;

/** Careless by a file and not by its arguments, so that the bench can have commits wait for the disk. */
async function startOnDisk(options: PostgresOptions): Promise<RunningPostgres> {
  const postgres = await startPostgres({ ...options, settings: SETTINGS });
  const client = new pg.Client({ connectionString: urlOf(postgres.port) });
  await client.connect();
  try {
    for (const setting of carelessSettings) await client.query(`alter system set ${setting}`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
  return postgres;
}
