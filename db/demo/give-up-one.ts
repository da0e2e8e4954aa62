import type { Connections } from './connections.ts';

/**
 * Exhausts the attempts of a delivery, so that operators find one in their queues: the failed job, and the
 * delivery that did not arrive. The product's own look at the queue records both.
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
