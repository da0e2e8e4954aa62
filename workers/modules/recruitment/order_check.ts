import { type CheckOrder, CheckRefusedError } from '../../core/create-check-provider.ts';
import { reaching } from '../../core/reaching.ts';
import { readPayload } from '../../core/read-payload.ts';

/**
 * Asks the provider to look into what an applicant has handed in; the answer comes later, by a callback. What the provider
 * will not look into is left to people.
 */
export const orderCheck = reaching('checks', async (payload, { database, checkProvider, log }) => {
  const { id } = readPayload(payload, 'id');
  const order = (await database.call('begin_check_order', id)) as CheckOrder | null;
  if (!order) return log.info('nobody waits for the answer any more');
  let isTaken = true;
  try {
    await checkProvider.order(order);
  } catch (error) {
    if (!(error instanceof CheckRefusedError)) throw error;
    log.warn({ err: error }, 'the provider will not look into it');
    isTaken = false;
  }
  await database.call('record_check_order', order.reference, isTaken);
});
