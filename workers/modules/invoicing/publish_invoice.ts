import { readPayload } from '../../core/read-payload.ts';
import type { WorkerTask } from '../../core/worker-task.ts';

/** Gives an approved invoice its number and KID. The database sends it on from there. */
export const publishInvoice: WorkerTask = async (payload, { database }) => {
  const { invoiceId } = readPayload(payload, 'invoiceId');
  await database.call('publish_invoice', invoiceId);
};
