import { actor } from '../../support/actor.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

type Job = { id: string; task: string; row: string };

/** Runs the jobs that check whether an e-ID verifies a profile, as the worker would. */
export async function doIdentifications(tx: TestTransaction): Promise<void> {
  const jobs = await tx.query<Job>(
    `select j.id, split_part(t.identifier, '/', 2) as task, j.payload ->> 'id' as row
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier like 'payout/identify_%' order by j.id`,
  );
  for (const { id, task, row } of jobs) {
    await tx.as(actor.worker, (client) => client.query(`select app_private.${task}($1)`, [row]));
    await tx.query('select graphile_worker.complete_jobs(array[$1::bigint])', [id]);
  }
}
