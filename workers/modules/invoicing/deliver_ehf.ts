import { AccessPointRefusedError, UnknownReceiverError } from '../../core/create-access-point.ts';
import { readPayload } from '../../core/read-payload.ts';
import { reaching } from '../../core/worker-task.ts';
import type { DeliveryPayload } from './delivery-payload.ts';
import { prepareEhf } from './ehf/prepare-ehf.ts';

/**
 * Hands a document to the access point as EHF. Its outcome comes later, by a callback or a query. Only
 * documents that pass all rules are sent; if a receiver is not registered any more, the document goes by
 * e-mail.
 */
export const deliverEhf = reaching('ehf', async (payload, context) => {
  const { database, accessPoint, log } = context;
  const { deliveryId } = readPayload(payload, 'deliveryId');
  const delivery = (await database.call('delivery_payload', deliveryId)) as DeliveryPayload | null;
  if (!delivery) throw new Error(`there is no delivery ${deliveryId}`);
  if (!delivery.isToBeDelivered || delivery.handedOverAt) return;
  const prepared = await prepareEhf(delivery, context);
  if ('reason' in prepared) {
    await database.call('record_delivery_failure', deliveryId, prepared.reason, 'UNFIT');
    return;
  }
  const { document, recipient } = delivery;
  // Recorded before it leaves: the answer may come before the access point is done with taking it.
  await database.call('record_delivery_attempt', deliveryId, deliveryId);
  try {
    const messageId = await accessPoint.send({
      reference: deliveryId,
      sender: `0192:${document.seller.organizationNumber}`,
      receiver: recipient,
      kind: 'credits' in document ? 'CREDIT_NOTE' : 'INVOICE',
      document: prepared.xml,
    });
    await database.call('record_ehf_handed_over', deliveryId, messageId);
  } catch (error) {
    if (error instanceof UnknownReceiverError) {
      await database.call('record_unknown_receiver', deliveryId);
      log.info({ deliveryId }, 'the receiver is not registered');
    } else if (error instanceof AccessPointRefusedError) {
      await database.call('record_delivery_failure', deliveryId, error.message.slice(0, 500));
      log.warn({ deliveryId }, 'the access point refuses the document');
    } else throw error;
  }
});
