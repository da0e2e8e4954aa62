import pg from 'pg';
import { withClient } from './with-client.ts';

/**
 * Creates the database for its owner, unless it is there. Only our own roles may connect:
 * a cluster is often shared, and connecting is a right everybody has by default.
 * Sorting follows Norwegian rules (å last), which ICU knows on every system.
 */
export async function createDatabase(superuserUrl: string, name: string): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    const database = pg.escapeIdentifier(name);
    await client.query('grant app_owner to current_user with inherit true, set true');
    await client.query(
      `create database ${database} owner app_owner template template0
         encoding 'UTF8' locale_provider icu icu_locale 'nb-NO' locale 'C'`,
    );
    await client.query(`revoke all on database ${database} from public`);
    await client.query(`grant connect on database ${database} to app_authenticator, app_worker`);
  });
}
