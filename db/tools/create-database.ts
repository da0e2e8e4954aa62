import pg from 'pg';
import { databaseUrl } from './database-folder.ts';
import { withClient } from './with-client.ts';

/**
 * Creates the database for its owner, unless it exists. Only the product's roles may connect: a cluster is
 * often shared, and by default every role may connect. Sorting follows Norwegian rules (å last), which ICU
 * knows on every system. `chooseTemplate` may pick one of the cluster's databases to
 * copy.
 */
export async function createDatabase(
  superuserUrl: string,
  name: string,
  chooseTemplate?: (names: string[]) => Promise<string | undefined>,
): Promise<void> {
  const database = pg.escapeIdentifier(name);
  const owner = await withClient(superuserUrl, async (client) => {
    const found = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [name],
    );
    if (found.rows[0]) return found.rows[0].owner;
    await client.query('grant app_owner to current_user with inherit true, set true');
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    const copied = await chooseTemplate?.(rows.map(({ datname }) => datname));
    await client.query(
      `create database ${database} owner app_owner ${copied ? copyOf(copied) : ANEW}`,
    );
    await client.query(`revoke all on database ${database} from public`);
    await client.query(`grant connect on database ${database} to app_authenticator, app_worker`);
    return 'app_owner';
  });
  if (owner !== 'app_owner') await moveIn(databaseUrl(superuserUrl, { database: name }), database);
}

const ANEW = `template template0 encoding 'UTF8' locale_provider icu icu_locale 'nb-NO' locale 'C'`;

function copyOf(name: string): string {
  return `template ${pg.escapeIdentifier(name)} strategy file_copy`;
}

/** Hosting providers create the database, owned by the customer's role; our roles work in it. */
async function moveIn(url: string, database: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`grant all on database ${database} to app_owner`);
    await client.query(`grant connect on database ${database} to app_authenticator, app_worker`);
    await client.query('grant usage, create on schema public to app_owner');
  });
}
