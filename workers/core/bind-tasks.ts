import { SpanKind } from '@opentelemetry/api';
import type { Task, TaskList } from 'graphile-worker';
import { inSpan } from '#shared/tracing/tracing.ts';
import { MailRefusedError } from './create-mailer.ts';
import { createOutbox } from './create-outbox.ts';
import type { Tasks } from './load-tasks.ts';
import type { WorkerContext } from './worker-task.ts';

/**
 * Gives every task its context, in the form the job queue expects. A job that follows an event runs only if
 * the database still requires it.
 */
export function bindTasks(tasks: Tasks, context: WorkerContext): TaskList {
  const list: TaskList = {};
  for (const [name, task] of tasks) {
    const run: Task = async (payload, { job }) => {
      const log = context.log.child({ task: name, job: job.id, attempt: job.attempts });
      const startedAt = performance.now();
      if (isOfFollower(payload)) {
        const isDue = await context.database.call('is_follower_due', name, JSON.stringify(payload));
        if (!isDue) return log.info('the job is no longer due');
      }
      try {
        await task(payload, { ...context, log, outbox: createOutbox({ ...context, log }) });
      } catch (error) {
        // The queue would retry for days, and be refused each time.
        if (!(error instanceof MailRefusedError)) throw error;
        log.warn({ err: error }, 'the mail was refused');
        return;
      }
      log.info({ ms: Math.round(performance.now() - startedAt) }, 'job done');
    };
    list[name] = (payload, helpers) => {
      const { traceparent } = (payload ?? {}) as { traceparent?: unknown };
      const attributes = {
        'honorar.job_id': helpers.job.id,
        'honorar.attempt': helpers.job.attempts,
      };
      const span = { kind: SpanKind.CONSUMER, attributes, traceparent };
      return inSpan(name, span, async () => run(payload, helpers));
    };
  }
  return list;
}

function isOfFollower(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'eventId' in payload;
}
