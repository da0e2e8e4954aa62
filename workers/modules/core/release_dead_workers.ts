import type { WorkerTask } from '../../core/worker-task.ts';

/** Gives back the jobs of workers that have fallen silent. */
export const releaseDeadWorkers: WorkerTask = async (_payload, { database, log }) => {
  const released = await database.call('release_dead_workers');
  if (released) log.info({ released }, 'took over the jobs of dead workers');
};
