import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

const PATIENCE_MS = 2_000;

/**
 * Whoever was in a database may still be closing connections: a pool that has ended, or
 * graphile-migrate, which keeps its own for a moment. Dropped under them, they would hear of it with
 * nobody there to listen; renamed or copied it cannot be at all.
 */
export async function untilNobodyIsIn(client: pg.ClientBase, name: string): Promise<void> {
  for (const limit = Date.now() + PATIENCE_MS; Date.now() < limit; await setTimeout(20)) {
    const { rows } = await client.query(
      'select from pg_catalog.pg_stat_activity where datname = $1 limit 1',
      [name],
    );
    if (rows.length === 0) return;
  }
}
