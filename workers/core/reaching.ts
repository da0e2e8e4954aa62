import type { OutsideContext, OutsideTask, Service } from './worker-task.ts';

/**
 * Says whom a task reaches outside. Its jobs are done in places of their own, so that a service that
 * drips takes up the places of its own jobs and nobody else's; a task that does not say so has no
 * outbox to send with.
 */
export function reaching(
  service: Service,
  task: (payload: unknown, context: OutsideContext) => Promise<void>,
): OutsideTask {
  return Object.assign(task, { reaches: service });
}
