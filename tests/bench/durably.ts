import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '#db/tools/with-client.ts';
import { env } from '../support/env.ts';

const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'];

/** Runs the work while commits wait for the disk, as in production and unlike in tests. */
export async function durably<T>(work: () => Promise<T>): Promise<T> {
  // Other tests use the same Postgres meanwhile.
  if (env.isBenchSmall) return work();
  await set('on');
  try {
    return await work();
  } finally {
    await set('off');
  }
}

async function set(value: 'on' | 'off'): Promise<void> {
  await withClient(env.clusterUrl, async (client) => {
    for (const name of SETTINGS) await client.query(`alter system set ${name} = ${value}`);
    await client.query('select pg_reload_conf()');
    for (let n = 0; n < 100; n++) {
      const { rows } = await client.query<{ fsync: string }>('show fsync');
      if (rows[0]?.fsync === value) return;
      await wait(50);
    }
    throw new Error(`This Postgres does not turn fsync ${value}.`);
  });
}
