import { setTimeout as wait } from 'node:timers/promises';
import { makeTenant } from '../api/hostile/support/tenant.ts';
import type { Outcome } from './fault.ts';
import { keyedLoad, lostOrTwice } from './support/keyed-load.ts';
import { makePlace } from './support/place.ts';

const WORKING_MS = 800;

/** Writers continue with the same keys while the server is killed and started again. */
export async function server(times: number): Promise<Outcome> {
  const place = await makePlace();
  try {
    const { token, ids } = await makeTenant(place.database);
    let program = await place.startServer();
    const load = keyedLoad(place.url, { token, profileId: ids.profile, writers: 8 });
    let longestMs = 0;
    for (let n = 0; n < times; n++) {
      await wait(Math.random() * WORKING_MS);
      await program.kill();
      const from = performance.now();
      program = await place.startServer();
      longestMs = Math.max(longestMs, performance.now() - from);
    }
    await load.stop();
    return {
      figures: {
        killed: times,
        answered: load.acknowledged.size,
        'sent again': load.repeated(),
        'longest start (ms)': Math.round(longestMs),
      },
      broken: await lostOrTwice(place.database, load),
    };
  } finally {
    await place.end();
  }
}
