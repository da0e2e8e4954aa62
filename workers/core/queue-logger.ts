import { Logger as QueueLogger } from 'graphile-worker';
import type { Logger } from 'pino';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Lets the job queue write into our log. Its everyday messages are our debug messages. */
export function queueLogger(log: Logger): QueueLogger {
  return new QueueLogger((scope) => (level, message) => {
    log[LEVELS[level]]({ task: scope.taskIdentifier, job: scope.jobId }, message);
  });
}
