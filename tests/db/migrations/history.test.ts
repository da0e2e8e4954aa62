import { expect, test } from 'vitest';
import { createDatabase } from '#db/tools/create-database.ts';
import { databaseFolder, databaseUrl } from '#db/tools/database-folder.ts';
import { dumpCatalogue } from '#db/tools/dump-catalogue.ts';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { prepareCluster } from '#db/tools/prepare-cluster.ts';
import { withClient } from '#db/tools/with-client.ts';
import { dropDatabase } from '../../support/drop-database.ts';
import { env } from '../../support/env.ts';
import { historyDatabase } from '../../support/history-database.ts';

// Goal: results for databases that start as a copy of the history hold for one that starts empty, as a customer's
// does.
// Method: one of each, and their definitions compared.

async function definitionOf(databaseName: string, stated: string[]): Promise<string> {
  const url = databaseUrl(env.clusterUrl, { database: databaseName });
  try {
    const onProgress = (message: string) => stated.push(message);
    await migrateDatabase({ superuserUrl: env.clusterUrl, databaseName, onProgress });
    const settings = `select 'sorts by ' || datlocale || ' ' || datcollate || ', owned by ' ||
      pg_get_userbyid(datdba) || ', for ' || datacl::text as line from pg_database where datname = $1`;
    return await withClient(url, async (client) => {
      const { rows } = await client.query(settings, [databaseName]);
      return `${rows[0].line}\n${await dumpCatalogue(client)}`;
    });
  } finally {
    await dropDatabase(env.clusterUrl, databaseName);
  }
}

test('a copy of the history equals a database that ran all migrations', async () => {
  const name = `honorar_test_history_${process.pid}`;
  await prepareCluster(env.clusterUrl, databaseFolder);
  await createDatabase(env.clusterUrl, name);
  const steps: string[] = [];
  const walked = await definitionOf(name, steps);
  expect(steps.join('\n')).toContain('Running migration');
  await historyDatabase();
  steps.length = 0;
  expect(await definitionOf(name, steps)).toBe(walked);
  expect(steps.join('\n')).not.toContain('Running migration');
  expect(walked).toContain('sorts by nb-NO C, owned by app_owner');
});
