import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

const PATIENCE_MS = 2_000;

/**
 * Waits until no connection to a database is left: a pool that has ended, or graphile-migrate, which holds
 * its own for a moment. Dropping the database under them would raise unhandled errors; renaming or copying it
 * is impossible.
 */
export async function untilDisconnected(client: pg.ClientBase, name: string): Promise<void> {
  for (const limit = Date.now() + PATIENCE_MS; Date.now() < limit; await setTimeout(20)) {
    const { rows } = await client.query(
      'select from pg_catalog.pg_stat_activity where datname = $1 limit 1',
      [name],
    );
    if (rows.length === 0) return;
  }
}
