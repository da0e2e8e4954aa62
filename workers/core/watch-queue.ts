import { Logger as QueueLogger, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Two beats of the heart, so that a database that has just come back is not mistaken for one that answers. */
const PATIENCE_MS = 10_000;

/**
 * Rejects when jobs could not be fetched for a while although the database answers; otherwise it never
 * settles. The queue library resolves its tasks once, at the first query, and keeps the failure if the
 * connection breaks just then: every later query fails too. Restarting the process, as its supervisor does,
 * helps.
 */
export function watchQueue(events: WorkerEvents, lastBeatAt: () => number): Promise<never> {
  return new Promise((_resolve, reject) => {
    let failingSince = 0;
    events.on('worker:getJob:error', ({ error }) => {
      failingSince ||= Date.now();
      if (lastBeatAt() < failingSince + PATIENCE_MS) return;
      reject(new Error('jobs cannot be fetched, although the database responds', { cause: error }));
    });
    const resetFailures = () => {
      failingSince = 0;
    };
    events.on('worker:getJob:empty', resetFailures);
    events.on('job:start', resetFailures);
  });
}

/** Lets the job queue write into our log. Its everyday messages are our debug messages. */
export function queueLogger(log: Logger): QueueLogger {
  return new QueueLogger((scope) => (level, message) => {
    log[LEVELS[level]]({ task: scope.taskIdentifier, job: scope.jobId }, message);
  });
}
