import { type CheckOrder, CheckRefusedError } from '../../core/create-check-provider.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';

/**
 * Orders a check of an applicant's material from the provider; the answer comes later, by a callback. Checks
 * the provider refuses are left to people.
 */
export const orderCheck = withExternalService(
  'checks',
  async (payload, { database, checkProvider, log }) => {
    const { id } = readPayload(payload, 'id');
    const order = (await database.call('begin_check_order', id)) as CheckOrder | null;
    if (!order) return log.info('the check is no longer needed');
    let isTaken = true;
    try {
      await checkProvider.order(order);
    } catch (error) {
      if (!(error instanceof CheckRefusedError)) throw error;
      log.warn({ err: error }, 'the provider refused the check');
      isTaken = false;
    }
    await database.call('record_check_order', order.reference, isTaken);
  },
);
