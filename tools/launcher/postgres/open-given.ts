import pg from 'pg';
import type { OpenDatabase } from '../database/open-database.ts';

const OLDEST = 17;

/** The version of a Postgres, and the rights of the role used to log in. */
interface Facts {
  version: string;
  /** The same to compare, such as 180004. */
  number: number;
  role: string;
  may_make_roles: boolean;
  may_make_databases: boolean;
  has_database: boolean;
}

/** Of the database that people work in, unless an address names another. */
export const DATABASE_NAME = 'honorar';

const PATIENCE_MS = 10_000;
const NO_SUCH_DATABASE = '3D000';

/** Opens the Postgres that `DATABASE_URL` names, or throws with the setting that has to change. */
export async function openGiven(givenUrl: string): Promise<OpenDatabase> {
  const given = parse(givenUrl);
  const named = decodeURIComponent(given.pathname.slice(1));
  const name = named && named !== 'postgres' ? named : DATABASE_NAME;
  // The database named in the address may not exist yet, so the check goes by the one that always
  // does; where a provider has none of that name, ours must be there.
  const always = new URL(given);
  always.pathname = '/postgres';
  const found = (await inspect(always, name)) ?? (await inspect(given, name));
  if (!found) throw new Error(`At DATABASE_URL there is no database "${name}", and no "postgres".`);
  refuseUnfit(found.facts, name);
  return {
    superuserUrl: found.url.href,
    name,
    title: `Postgres ${found.facts.version} at ${given.host}`,
    stop: async () => {},
  };
}

function parse(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed && /^postgres(ql)?:$/.test(parsed.protocol)) return parsed;
  throw new Error('DATABASE_URL must look like postgres://role:password@host:5432/database.');
}

/** The version of the server and the rights of the role; null when the database does not exist. */
async function inspect(url: URL, name: string): Promise<{ url: URL; facts: Facts } | null> {
  const client = new pg.Client({
    connectionString: url.href,
    connectionTimeoutMillis: PATIENCE_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version') as version,
         current_setting('server_version_num')::int as number,
         rolname as role,
         rolsuper or rolcreaterole as may_make_roles,
         rolsuper or rolcreatedb as may_make_databases,
         exists (select from pg_catalog.pg_database where datname = $1) as has_database
       from pg_catalog.pg_roles where rolname = current_user`,
      [name],
    );
    return rows[0] ? { url, facts: rows[0] } : null;
  } catch (error) {
    if ((error as { code?: string }).code === NO_SUCH_DATABASE) return null;
    const why = error instanceof Error && error.message ? error.message : String(error);
    throw new Error(`Postgres at ${url.host}, named by DATABASE_URL, cannot be used: ${why}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}

/** Throws with the necessary change when the product cannot use this Postgres. */
export function refuseUnfit(facts: Facts, name: string): void {
  if (facts.number < OLDEST * 10_000) {
    throw new Error(
      `DATABASE_URL leads to Postgres ${facts.version}; Honorar needs ${OLDEST} or newer.`,
    );
  }
  const missing = [
    ...(facts.may_make_roles ? [] : ['createrole']),
    ...(facts.may_make_databases || facts.has_database ? [] : ['createdb']),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `DATABASE_URL logs in as "${facts.role}", which cannot set up "${name}". It needs: ` +
      `alter role ${pg.escapeIdentifier(facts.role)} ${missing.join(' ')};`,
  );
}
