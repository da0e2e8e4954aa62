import type { OutsideContext, OutsideTask, Service } from './worker-task.ts';

/**
 * Declares the external service a task calls. Its jobs run in a pool of their own, so that a slow service
 * blocks its own jobs only; a task without a service has no outbox.
 */
export function reaching(
  service: Service,
  task: (payload: unknown, context: OutsideContext) => Promise<void>,
): OutsideTask {
  return Object.assign(task, { reaches: service });
}
