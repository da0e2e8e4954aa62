import { withClient } from './with-client.ts';

/**
 * Lets graphile-migrate remember what a database was last brought to, or nothing. It forgets that before
 * it tries what comes next, also when that fails and the database stays as it was.
 */
export async function restoreApplied(ownerUrl: string, content: string | null): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const known = await client.query(`select to_regclass('graphile_migrate.current') as found`);
    if (!known.rows[0]?.found) return;
    await client.query('delete from graphile_migrate.current');
    if (content !== null) {
      await client.query('insert into graphile_migrate.current (content) values ($1)', [content]);
    }
  });
}
