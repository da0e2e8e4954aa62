import { availableParallelism } from 'node:os';
import { Refusal } from '../errors/refusal.ts';
import { Semaphore } from '../limits/semaphore.ts';
import type { RequestOrigin } from '../requests/request-origin.ts';
import { sourceOf } from '../requests/source-of.ts';

// One of Node's four threads for such work stays free for files, and one processor for requests.
const atOnce = Math.min(Math.max(availableParallelism() - 1, 1), 3);
const semaphore = new Semaphore({ atOnce, waiting: 60, perSource: 10 });

/** Does argon2 work for a request when it is its turn, or refuses ATTEMPTS_LIMIT_EXCEEDED. */
export async function inTurn<T>({ ip }: RequestOrigin, work: () => Promise<T>): Promise<T> {
  const done = await semaphore.run(sourceOf(ip), async () => ({ result: await work() }));
  if (!done) throw new Refusal([{ code: 'ATTEMPTS_LIMIT_EXCEEDED', path: '' }]);
  return done.result;
}
