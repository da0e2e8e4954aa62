import type { WorkerTask } from '../../core/worker-task.ts';

/** Removes the memory of mails and SMS that no job will ask after any more. */
export const forgetSentMessages: WorkerTask = async (_payload, { database }) => {
  await database.call('forget_sent_messages');
};
