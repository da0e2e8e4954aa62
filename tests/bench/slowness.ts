import { withClient } from '#db/tools/with-client.ts';
import { env } from '../support/env.ts';

/** The duration of the statement on an idle machine with two cores, in milliseconds. */
const idleMs = 50;
const yardstick =
  'select count(md5(md5(n::text) || n)) filter (where n % 7 = 0) from generate_series(1, 200000) n';

/** The factor by which this machine is slower than an idle one just now; at least 1. */
export async function slowness(): Promise<number> {
  return withClient(env.clusterUrl, async (client) => {
    const from = performance.now();
    await client.query(yardstick);
    return Math.max(1, (performance.now() - from) / idleMs);
  });
}
