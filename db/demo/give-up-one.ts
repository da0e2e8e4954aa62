import type { Connections } from './connections.ts';

/**
 * A sending that was tried as often as it may be, so that operators find one in their queues: the job
 * that failed, and the delivery that did not arrive. Told by the product's look at the queue.
 */
export async function giveUpOne(
  { owner, worker }: Pick<Connections, 'owner' | 'worker'>,
  deliveryId: string,
): Promise<void> {
  await owner.query(
    `update graphile_worker._private_jobs
     set attempts = max_attempts, last_error = 'connect ETIMEDOUT 203.0.113.25:25'
     where payload ->> 'deliveryId' = $1`,
    [deliveryId],
  );
  await worker.query('select app_private.report_failed_jobs()');
}
