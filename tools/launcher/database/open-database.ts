import type { Installation } from '../installation.ts';
import { DATABASE_NAME, openGiven } from '../postgres/open-given.ts';
import { refuseForeignSecret } from '../postgres/refuse-foreign-secret.ts';
import { superuserUrl } from '../postgres/superuser-url.ts';
import { supervisePostgres } from '../postgres/supervise-postgres.ts';
import type { Secrets } from '../secrets.ts';

export interface OpenDatabase {
  /** Of a role that may make roles and databases, to the database `postgres` or the one given. */
  superuserUrl: string;
  /** The name of our database. */
  name: string;
  /** The name to show in progress messages. */
  title: string;
  stop(): Promise<void>;
}

/** The Postgres that `DATABASE_URL` names, else the embedded one of this checkout. */
export async function openDatabase(
  installation: Pick<
    Installation,
    'dataFolder' | 'databaseUrl' | 'databasePlace' | 'databaseSettings' | 'secretBefore'
  >,
  secrets: Secrets,
): Promise<OpenDatabase> {
  if (installation.databaseUrl) {
    const given = await openGiven(installation.databaseUrl);
    await refuseForeignSecret(given.superuserUrl, secrets.secret, installation.secretBefore);
    return given;
  }
  const postgres = await supervisePostgres({
    dataFolder: installation.dataFolder,
    name: 'postgres',
    place: installation.databasePlace,
    password: secrets.superuserPassword,
    settings: installation.databaseSettings,
  });
  return {
    superuserUrl: superuserUrl(postgres.port, secrets.superuserPassword),
    name: DATABASE_NAME,
    title: `Postgres on port ${postgres.port}${postgres.adopted ? ', still running from before' : ''}`,
    stop: () => postgres.stop(),
  };
}
