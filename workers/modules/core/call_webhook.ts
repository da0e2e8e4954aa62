import { encodeTypeId } from '#shared/encode-type-id.ts';
import { WebhookRefusedError } from '../../core/create-webhooks.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';

type WebhookPayload = {
  type: string;
  timestamp: string;
  prefix: string | null;
  id: string;
  status: string | null;
  isDelivered: boolean;
};

/** Reports an event to another program, and records the result; the queue retries failures. */
export const callWebhook = withExternalService(
  'webhook',
  async (payload, { database, webhooks, log }) => {
    const { eventId, recipient: endpoint } = readPayload(payload, 'eventId', 'recipient');
    const request = JSON.stringify(payload);
    const content = (await database.call('webhook_payload', request)) as WebhookPayload | null;
    if (!content || content.isDelivered)
      return log.info({ eventId }, 'the event is deleted, or delivered already');
    const { type, timestamp, prefix, id, status } = content;
    const data = { id: prefix ? encodeTypeId(prefix, id) : id, status };
    const call = {
      id: encodeTypeId('evt', eventId),
      body: JSON.stringify({ type, timestamp: new Date(timestamp).toISOString(), data }),
    };
    try {
      const answer = await webhooks.call(endpoint, call);
      await database.call('record_webhook_call', eventId, endpoint, answer);
    } catch (error) {
      const answer = error instanceof WebhookRefusedError ? error.status : null;
      const failure = error instanceof Error ? error.message : String(error);
      await database.call('record_webhook_call', eventId, endpoint, answer, failure);
      throw error;
    }
  },
);
