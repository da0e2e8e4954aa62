import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import { dropDatabase } from './drop-database.ts';
import { env } from './env.ts';
import { templateDatabase } from './template-database.ts';
import { testPasswords } from './test-passwords.ts';
import { TestTransaction } from './test-transaction.ts';

export type TestDatabase = {
  name: string;
  superuserUrl: string;
  ownerUrl: string;
  authenticatorUrl: string;
  workerUrl: string;
  /** Runs `work` in one transaction that is always rolled back. */
  rolledBack: <T>(work: (tx: TestTransaction) => Promise<T>) => Promise<T>;
  /** The same, but committed, for tests that use other connections. */
  committed: <T>(work: (tx: TestTransaction) => Promise<T>) => Promise<T>;
  drop: () => Promise<void>;
};

/**
 * A database of the test file's own, cloned from the template in a tenth of a second.
 * Call it in `beforeAll`, and its `drop` in `afterAll`.
 */
export async function createTestDatabase(folder?: string): Promise<TestDatabase> {
  const template = await templateDatabase(folder);
  const name = `honorar_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await withClient(env.clusterUrl, async (client) => {
    await client.query(
      `create database ${name} template ${template} owner app_owner strategy file_copy`,
    );
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to app_authenticator, app_worker`);
  });
  return openTestDatabase(env.clusterUrl, name);
}

/** Another cluster than that of the tests may be given. */
export function openTestDatabase(clusterUrl: string, name: string): TestDatabase {
  const as = (user: string, password: string) =>
    databaseUrl(clusterUrl, { user, password, database: name });
  const superuserUrl = databaseUrl(clusterUrl, { database: name });
  // Enough for concurrent callers; a connection is opened when it is first needed.
  const pool = new pg.Pool({ connectionString: superuserUrl, max: 8 });
  // Dropping the database ends connections that are just being closed; their errors are ignored.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    name,
    superuserUrl,
    ownerUrl: as('app_owner', testPasswords.owner),
    authenticatorUrl: as('app_authenticator', testPasswords.authenticator),
    workerUrl: as('app_worker', testPasswords.worker),
    rolledBack: (work) => transaction(pool, 'rollback', work),
    committed: (work) => transaction(pool, 'commit', work),
    drop: async () => {
      await pool.end();
      await dropDatabase(clusterUrl, name);
    },
  };
}

async function transaction<T>(
  pool: pg.Pool,
  ending: 'commit' | 'rollback',
  work: (tx: TestTransaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(new TestTransaction(client));
    await client.query(ending);
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
