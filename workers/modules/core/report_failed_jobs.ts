import type { WorkerTask } from '../../core/worker-task.ts';

/** Has operators told of jobs that were given up. */
export const reportFailedJobs: WorkerTask = async (_payload, { database, log }) => {
  const found = await database.call('report_failed_jobs');
  if (found) log.error({ found }, 'jobs were given up');
};
