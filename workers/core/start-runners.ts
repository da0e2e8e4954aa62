import { EventEmitter } from 'node:events';
import { run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import { bindTasks } from './bind-tasks.ts';
import type { Tasks } from './load-tasks.ts';
import { queueLogger, watchQueue } from './watch-queue.ts';
import type { WorkerContext } from './worker-task.ts';

const INSIDE = 'inside';

type Options = {
  tasks: Tasks;
  crontab: string;
  context: WorkerContext;
  /** Places of each runner. */
  concurrency: number;
  lastBeatAt: () => number;
  /** Called with the name under which a runner locks its jobs, before it takes the first. */
  onPool: (poolId: string) => void;
};

type Runners = {
  /** Throws as soon as one cannot go on. */
  ended: Promise<void>;
  stop(reason: string): Promise<void>;
};

/**
 * Takes jobs of one queue by several runners: one for internal work, and one for each external service that a
 * task declares. A slow mail server then fills only the pool for mail; invoices are published meanwhile, and
 * codes leave by SMS.
 */
export async function startRunners(options: Options): Promise<Runners> {
  const all = await Promise.all(
    [...byService(options.tasks)].map(([service, tasks]) =>
      startRunner(service, bindTasks(tasks, options.context), {
        ...options,
        // The runner that schedules daily jobs need not be the one that executes them.
        crontab: service === INSIDE ? options.crontab : '',
      }),
    ),
  );
  return {
    ended: Promise.race(all.map(({ ended }) => ended)),
    async stop(reason) {
      await Promise.all(all.map(({ runner }) => runner.stop(reason)));
    },
  };
}

/** The number of runners for these tasks; each listens on a connection of its own. */
export const countRunners = (tasks: Tasks) => new Set([INSIDE, ...byService(tasks).keys()]).size;

function byService(tasks: Tasks): Map<string, Tasks> {
  const groups = new Map<string, Tasks>();
  for (const [name, task] of tasks) {
    const service = 'reaches' in task ? task.reaches : INSIDE;
    groups.set(service, (groups.get(service) ?? new Map()).set(name, task));
  }
  return groups;
}

async function startRunner(service: string, taskList: TaskList, options: Options) {
  const { context, concurrency, crontab, lastBeatAt, onPool } = options;
  const log = context.log.child({ runner: service });
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => onPool(workerPool.id));
  events.on('job:error', ({ job, error }) => logFailure(log, job, error));
  const stuck = watchQueue(events, lastBeatAt);
  const runner = await run({
    pgPool: context.database.pool,
    taskList,
    crontab,
    concurrency,
    events,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: queueLogger(log),
  });
  return { runner, ended: Promise.race([runner.promise, stuck]) };
}

function logFailure(
  log: Logger,
  job: { id: string; task_identifier: string; attempts: number },
  error: unknown,
): void {
  const { task_identifier: task, attempts: attempt } = job;
  log.warn({ task, job: job.id, attempt, err: error }, 'job failed');
}
