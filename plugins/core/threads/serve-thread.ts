import { parentPort } from 'node:worker_threads';
import type { ThreadReply } from './thread-pool.ts';

/** Does the tasks that a `ThreadPool` sends to this thread, one after the other. */
export function serveThread<Task>(work: (task: Task) => unknown | Promise<unknown>): void {
  const reply = (one: ThreadReply) => parentPort?.postMessage(one);
  parentPort?.on('message', async (task: Task) => {
    try {
      reply({ result: await work(task) });
    } catch (error) {
      reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  reply({ ready: true });
}
