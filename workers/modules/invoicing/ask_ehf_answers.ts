import { OpenCircuitError } from '#shared/circuit-breaker.ts';
import { withExternalService } from '../../core/worker-task.ts';

type Unanswered = { id: string; messageId: string };

/** Queries the access point for sent documents without an answer; the callback may have been lost. */
export const askEhfAnswers = withExternalService(
  'ehf',
  async (_payload, { database, accessPoint, log }) => {
    for (const { id, messageId } of (await database.callAll(
      'unanswered_ehf_deliveries',
    )) as Unanswered[]) {
      try {
        const answer = await accessPoint.statusOf(messageId);
        if (!answer || answer.status === 'PENDING') continue;
        await database.call('record_ehf_answer', id, answer.status, answer.reason);
      } catch (error) {
        if (error instanceof OpenCircuitError) break;
        log.warn({ deliveryId: id, err: error }, 'the status of a delivery could not be read');
      }
    }
  },
);
