import type { WorkerTask } from '../../core/worker-task.ts';

/** Removes attempts, codes, links and sessions that nobody looks at any more. */
export const forgetSignInTraces: WorkerTask = async (_payload, { database }) => {
  await database.call('forget_sign_in_traces');
};
