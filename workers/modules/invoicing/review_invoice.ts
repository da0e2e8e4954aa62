import { readPayload } from '../../core/read-payload.ts';
import type { WorkerTask } from '../../core/worker-task.ts';

/** Lets the database approve what needs no eye, and leave the rest for an operator. */
export const reviewInvoice: WorkerTask = async (payload, { database }) => {
  const { id } = readPayload(payload, 'id');
  await database.call('review_invoice', id);
};
