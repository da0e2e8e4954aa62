import pg from 'pg';
import type { Installation } from './installation.ts';
import { keepPostgres } from './postgres/keep-postgres.ts';
import type { Secrets } from './secrets.ts';

export interface OpenDatabase {
  /** Of a role that may make roles and databases, to the database `postgres` or the one given. */
  superuserUrl: string;
  /** Of the database that is ours. */
  name: string;
  /** What to call it while telling of progress. */
  title: string;
  stop(): Promise<void>;
}

const DEFAULT_NAME = 'honorar';
const OLDEST = 17;

/** The Postgres that `DATABASE_URL` names, else the embedded one of this checkout. */
export async function openDatabase(
  installation: Pick<Installation, 'dataFolder' | 'databaseUrl' | 'databaseSettings'>,
  secrets: Secrets,
): Promise<OpenDatabase> {
  if (installation.databaseUrl) return openGiven(installation.databaseUrl);
  const kept = await keepPostgres({
    dataFolder: installation.dataFolder,
    name: 'postgres',
    password: secrets.superuserPassword,
    settings: installation.databaseSettings,
  });
  const login = `postgres:${encodeURIComponent(secrets.superuserPassword)}`;
  return {
    superuserUrl: `postgres://${login}@127.0.0.1:${kept.port}/postgres`,
    name: DEFAULT_NAME,
    title: `Postgres on port ${kept.port}${kept.adopted ? ', still running from before' : ''}`,
    stop: () => kept.stop(),
  };
}

async function openGiven(givenUrl: string): Promise<OpenDatabase> {
  const given = new URL(givenUrl);
  const name = given.pathname.slice(1);
  // The database named in the address may not exist yet, so the check goes by the one that always does.
  given.pathname = '/postgres';
  const client = new pg.Client({ connectionString: given.href });
  await client.connect();
  const { rows } = await client.query<{ version: string }>('show server_version');
  await client.end();
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) < OLDEST) {
    throw new Error(`DATABASE_URL leads to Postgres ${version}; Honorar needs ${OLDEST} or newer.`);
  }
  return {
    superuserUrl: given.href,
    name: name && name !== 'postgres' ? decodeURIComponent(name) : DEFAULT_NAME,
    title: `Postgres ${version} at ${given.host}`,
    stop: async () => {},
  };
}
