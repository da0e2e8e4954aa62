import { createHash } from 'node:crypto';
import pg from 'pg';
import { databaseFolder, databaseUrl } from '#db/tools/database-folder.ts';
import { databaseFingerprint } from '#db/tools/template-databases.ts';
import { withClient } from '#db/tools/with-client.ts';
import { env } from '../support/env.ts';
import { templateDatabase } from '../support/template-database.ts';
import { testPasswords } from '../support/test-passwords.ts';
import { scale, scaled } from './scale.ts';

export type BenchDatabase = {
  ownerUrl: string;
  authenticatorUrl: string;
  workerUrl: string;
  drop: () => Promise<void>;
};

/**
 * A copy of the loaded database. Loading takes a minute, so the original is reused by the next run.
 */
export async function benchDatabase(report: (message: string) => void): Promise<BenchDatabase> {
  const statements = await scaled('./load-data.sql');
  const data = createHash('sha256').update(statements).digest('hex').slice(0, 6);
  const original = `honorar_bench_${env.isBenchSmall ? 'small_' : ''}${await databaseFingerprint(databaseFolder)}_${data}`;
  const name = `${original}_run`;
  const template = await templateDatabase();
  await withClient(env.clusterUrl, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [original]);
    if (!found.rowCount) {
      report(`Loading ${scale.accounts} accounts and ${scale.lastInvoice + 1} invoices`);
      await load(client, template, original, statements);
    }
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(
      `create database ${name} template ${original} owner app_owner strategy file_copy`,
    );
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to app_authenticator, app_worker`);
  });
  const as = (user: string, password: string) =>
    databaseUrl(env.clusterUrl, { user, password, database: name });
  return {
    ownerUrl: as('app_owner', testPasswords.owner),
    authenticatorUrl: as('app_authenticator', testPasswords.authenticator),
    workerUrl: as('app_worker', testPasswords.worker),
    drop: () =>
      withClient(env.clusterUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

async function load(
  client: pg.Client,
  template: string,
  original: string,
  statements: string,
): Promise<void> {
  const older = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^honorar_bench_${env.isBenchSmall ? 'small' : '[^s]'}'`,
  );
  for (const { datname } of older.rows) {
    await client.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`);
  }
  const draft = `${original}_draft`;
  await client.query(`create database ${draft} template ${template} owner app_owner`);
  await withClient(databaseUrl(env.clusterUrl, { database: draft }), async (loading) => {
    await loading.query(statements);
    await loading.query('vacuum analyze');
  });
  await client.query(`alter database ${draft} rename to ${original}`);
}
