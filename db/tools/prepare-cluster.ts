import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { withClient } from './with-client.ts';

export type RolePasswords = { owner: string; authenticator: string; worker: string };

/** Roles belong to the whole cluster, so two migrations at once would collide without this lock. */
const lockKey = 7_461_001;

/** Makes the roles of `bootstrap/roles.sql` exist and lets the three that log in do so. */
export async function prepareCluster(
  superuserUrl: string,
  folder: string,
  passwords?: RolePasswords,
): Promise<void> {
  const roles = await readFile(join(folder, 'bootstrap/roles.sql'), 'utf8');
  await withClient(superuserUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(roles);
    for (const [name, password] of Object.entries(passwords ?? {})) {
      const role = pg.escapeIdentifier(`app_${name}`);
      await client.query(`alter role ${role} login password ${pg.escapeLiteral(password)}`);
    }
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  });
}
