import type { WorkerTask } from '../../core/worker-task.ts';

/** Removes keys of mutations that are older than a day. */
export const forgetIdempotencyKeys: WorkerTask = async (_payload, { database }) => {
  await database.call('forget_idempotency_keys');
};
