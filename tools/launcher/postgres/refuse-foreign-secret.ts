import pg from 'pg';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import { rolePassword } from '../secrets.ts';

const ROLE = 'app_authenticator';
const WRONG_PASSWORD = '28P01';

/**
 * Throws when the roles of this cluster have their passwords from a secret that we do not know.
 * Roles belong to the whole cluster: setting ours would lock another installation out at once.
 */
export async function refuseForeignSecret(
  superuserUrl: string,
  secret: string,
  secretBefore: string | null,
): Promise<void> {
  const logsIn = 'select from pg_catalog.pg_roles where rolname = $1 and rolcanlogin';
  const found = await withClient(superuserUrl, (client) => client.query(logsIn, [ROLE]));
  if (found.rowCount === 0) return;
  if (await opens(superuserUrl, secret)) return;
  if (secretBefore && (await opens(superuserUrl, secretBefore))) return;
  throw new Error(
    [
      'The roles app_… of this Postgres have their passwords from another SECRET. Starting would',
      'change them and lock out whoever uses them now, so nothing has been changed.',
      '- Two installations share this Postgres: give both the same SECRET; the other one’s is in',
      '  its environment or its .data/secrets.json.',
      '- SECRET is meant to change: stop every node and start once with SECRET_BEFORE set to the',
      '  old one.',
      '- The old one is lost and nobody else uses this Postgres:',
      `  alter role ${ROLE} nologin; then start again.`,
    ].join('\n'),
  );
}

/** Any other fault of a log-in is reported by the process that uses it. */
async function opens(superuserUrl: string, secret: string): Promise<boolean> {
  const password = rolePassword(secret, ROLE);
  const client = new pg.Client({
    connectionString: databaseUrl(superuserUrl, { user: ROLE, password }),
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    return (error as { code?: string }).code !== WRONG_PASSWORD;
  } finally {
    await client.end().catch(() => {});
  }
}
