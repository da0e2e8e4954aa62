import type { TaskList } from 'graphile-worker';
import type { WorkerContext, WorkerTask } from './worker-task.ts';

/** Gives every task its context, in the shape the job queue wants. */
export function bindTasks(
  tasks: ReadonlyMap<string, WorkerTask>,
  context: WorkerContext,
): TaskList {
  const list: TaskList = {};
  for (const [name, task] of tasks) {
    list[name] = async (payload, { job }) => {
      const log = context.log.child({ task: name, job: job.id, attempt: job.attempts });
      const startedAt = performance.now();
      await task(payload, { ...context, log });
      log.info({ ms: Math.round(performance.now() - startedAt) }, 'job done');
    };
  }
  return list;
}
