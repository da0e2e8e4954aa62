import type { OutsideTask, Service, WorkerContext } from './worker-task.ts';

/**
 * Says whom a task reaches outside. Its jobs are done in places of their own, so that a service that
 * drips takes up the places of its own jobs and nobody else's; a task that does not say so has no
 * mailer to send with.
 */
export function reaching(
  service: Service,
  task: (payload: unknown, context: WorkerContext) => Promise<void>,
): OutsideTask {
  return Object.assign(task, { reaches: service });
}
