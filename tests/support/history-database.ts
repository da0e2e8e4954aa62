import { databaseFolder } from '#db/tools/database-folder.ts';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { historyName } from '#db/tools/template-databases.ts';
import { withClient } from '#db/tools/with-client.ts';
import { untilDisconnected } from '#db/tools/with-fresh-database.ts';
import { env } from './env.ts';
import { testPasswords } from './test-passwords.ts';

const lockKey = 7_461_004;

/**
 * A database in the cluster with all committed migrations, built once: the databases that tests build from their
 * files start as a copy of it, and run only the rest.
 */
export async function historyDatabase(folder = databaseFolder): Promise<void> {
  const name = await historyName(folder);
  await withClient(env.clusterUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (!found.rowCount) {
      const draft = `${name}_draft`;
      await client.query(`drop database if exists ${draft} with (force)`);
      await migrateDatabase({
        superuserUrl: env.clusterUrl,
        databaseName: draft,
        passwords: testPasswords,
        folder,
        onlyCommitted: true,
      });
      await untilDisconnected(client, draft);
      await client.query(`alter database ${draft} rename to ${name}`);
    }
    await client.query(`comment on database ${name} is '${new Date().toISOString()}'`);
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  });
}
