import { readPayload } from '../../core/read-payload.ts';
import type { WorkerTask } from '../../core/worker-task.ts';

/** Gives an approved invoice its number and KID. The database sends it on from there. */
export const publishInvoice: WorkerTask = async (payload, { database }) => {
  const { id } = readPayload(payload, 'id');
  await database.call('publish_invoice', id);
};
