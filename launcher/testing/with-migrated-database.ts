import pg from 'pg';
import { type DatabaseUrls, migrateDatabase } from '../../db/tools/migrate-database.ts';

const NAME = 'honorar_generated';
/** As in all tests: roles belong to the cluster, so everybody must agree on them. */
const passwords = {
  owner: 'app_owner',
  authenticator: 'app_authenticator',
  worker: 'app_worker',
};

/** Gives the work a database of its own at the newest state, and removes it afterwards. */
export async function withMigratedDatabase<T>(
  clusterUrl: string,
  work: (urls: DatabaseUrls) => Promise<T>,
): Promise<T> {
  const drop = async () => {
    const client = new pg.Client({ connectionString: clusterUrl });
    await client.connect();
    await client.query(`drop database if exists ${NAME} with (force)`);
    await client.end();
  };
  await drop();
  try {
    return await work(
      await migrateDatabase({ superuserUrl: clusterUrl, databaseName: NAME, passwords }),
    );
  } finally {
    await drop();
  }
}
