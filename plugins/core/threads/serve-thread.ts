import { parentPort } from 'node:worker_threads';
import type { ThreadReply } from './thread-pool.ts';

/** Does the tasks that a `ThreadPool` sends to this thread, one after the other. */
export function serveThread<Task>(work: (task: Task) => unknown): void {
  const reply = (one: ThreadReply) => parentPort?.postMessage(one);
  parentPort?.on('message', (task: Task) => {
    try {
      reply({ result: work(task) });
    } catch (error) {
      reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  reply({ ready: true });
}
