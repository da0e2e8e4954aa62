import { buffer } from 'node:stream/consumers';
import { MailRefusedError } from '../../core/create-mailer.ts';
import { stableMessageId } from '../../core/create-outbox.ts';
import { writtenLanguage } from '../../core/format/written-values.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';
import type { DeliveryPayload } from './delivery-payload.ts';
import { composeCreditNoteMail } from './mail/compose-credit-note-mail.ts';
import { composeInvoiceMail } from './mail/compose-invoice-mail.ts';

const PURPOSE = 'invoice';

/**
 * Mails an invoice or a credit note to its client. SMTP has no way to send exactly once, so: what is recorded as
 * sent is never sent again; the attempt is written down before the mail leaves; and the Message-ID
 * is the same each time, so that the rare second copy of a run that died in between is recognised
 * as the same mail.
 */
export const deliverInvoice = withExternalService('mail', async (payload, context) => {
  const { database, outbox, storage, publicUrl, log } = context;
  const { deliveryId } = readPayload(payload, 'deliveryId');
  const delivery = (await database.call('delivery_payload', deliveryId)) as DeliveryPayload | null;
  if (!delivery) throw new Error(`there is no delivery ${deliveryId}`);
  if (!delivery.isToBeDelivered) return;
  if (delivery.isReminderOff) {
    await database.call('call_off_reminder', deliveryId);
    return;
  }
  const { document, recipient } = delivery;
  if (!document.pdf) throw new Error(`the document of delivery ${deliveryId} is not drawn yet`);
  const mail =
    'credits' in document
      ? composeCreditNoteMail(document, publicUrl)
      : composeInvoiceMail(document, publicUrl, delivery.isReminder);

  const messageId = stableMessageId(PURPOSE, deliveryId, publicUrl);
  if (delivery.attemptedAt) log.warn({ deliveryId }, 'an earlier run may have sent this mail');
  await database.call('record_delivery_attempt', deliveryId, messageId);
  const { filename, storageKey } = document.pdf;
  const content = await buffer(await storage.get(storageKey));
  try {
    await outbox.mail({
      ...mail,
      purpose: PURPOSE,
      about: deliveryId,
      to: recipient,
      fromName: document.seller.isFreelancer ? document.seller.name : document.freelancer.name,
      replyTo: { name: document.freelancer.name, address: document.freelancer.email },
      language: writtenLanguage(document.language),
      attachments: [{ filename, contentType: 'application/pdf', content }],
    });
  } catch (error) {
    // A refused recipient stays refused until the address is corrected, so the job is not retried.
    if (!(error instanceof MailRefusedError)) throw error;
    await database.call('record_delivery_failure', deliveryId, error.message.slice(0, 500));
    log.warn({ deliveryId, err: error }, 'the recipient was refused');
    return;
  }
  await database.call('record_delivery', deliveryId, messageId);
});
