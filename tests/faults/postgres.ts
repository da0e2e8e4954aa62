import { setTimeout as wait } from 'node:timers/promises';
import { makeTenant } from '../api/hostile/support/tenant.ts';
import type { Outcome } from './fault.ts';
import { durableCluster, migratedDatabase } from './support/durable-cluster.ts';
import { keyedLoad, lostOrTwice } from './support/keyed-load.ts';
import { makePlace, until } from './support/place.ts';

const WORKING_MS = 1_500;

/** Writers continue with the same keys while Postgres is killed and recovers. */
export async function postgres(times: number): Promise<Outcome> {
  const cluster = await durableCluster();
  try {
    const place = await makePlace(await migratedDatabase(cluster));
    try {
      const { token, ids } = await makeTenant(place.database);
      await place.startServer();
      const load = keyedLoad(place.url, { token, profileId: ids.profile, writers: 8 });
      let longestMs = 0;
      for (let n = 0; n < times; n++) {
        await wait(300 + Math.random() * WORKING_MS);
        const from = performance.now();
        await cluster.kill();
        await cluster.start();
        const before = load.acknowledged.size;
        await until(async () => load.acknowledged.size > before, 'nothing is answered any more');
        longestMs = Math.max(longestMs, performance.now() - from);
      }
      await load.stop();
      return {
        figures: {
          killed: times,
          answered: load.acknowledged.size,
          'sent again': load.repeated(),
          'longest outage (ms)': Math.round(longestMs),
        },
        broken: [
          ...(await lostOrTwice(place.database, load)),
          ...(longestMs > 10_000 ? ['an outage lasted ten seconds'] : []),
        ],
      };
    } finally {
      await place.end();
    }
  } finally {
    await cluster.remove();
  }
}
