import { writtenLanguage } from '../../core/format/written-language.ts';
import { reaching } from '../../core/reaching.ts';
import { readPayload } from '../../core/read-payload.ts';
import type { DeliveryPayload, InvoicePayload } from './invoice-payload.ts';
import { composeNotice } from './mail/compose-notice.ts';
import { composeUndelivered } from './mail/compose-undelivered.ts';

/** Tells the freelancer that the invoice is on its way, or what has to be mended: it, or its sending. */
export const sendNotice = reaching('mail', async (payload, { database, outbox, publicUrl }) => {
  const { id, event } = readPayload(payload, 'id', 'event');
  if (event === 'UNDELIVERED') {
    const { deliveryId } = readPayload(payload, 'deliveryId');
    const delivery = (await database.call(
      'delivery_payload',
      deliveryId,
    )) as DeliveryPayload | null;
    if (!delivery) throw new Error(`there is no delivery ${deliveryId}`);
    // Mended while this mail waited.
    if (delivery.status !== 'FAILED') return;
    const { freelancer } = delivery.invoice;
    await outbox.mail({
      ...composeUndelivered(delivery, publicUrl),
      ...{ purpose: 'notice-undelivered', about: deliveryId },
      to: freelancer.email,
      language: writtenLanguage(freelancer.language),
    });
    return;
  }
  if (event !== 'PUBLISHED' && event !== 'REJECTED') throw new Error(`no notice for ${event}`);
  const invoice = (await database.call('invoice_payload', id)) as InvoicePayload | null;
  if (!invoice) throw new Error(`there is no invoice ${id}`);
  // One mail is enough: that it did not arrive says that it was approved.
  if (event === 'PUBLISHED' && invoice.isRefused) return;
  await outbox.mail({
    ...composeNotice(invoice, event, publicUrl),
    ...{ purpose: `notice-${event.toLowerCase()}`, about: id },
    to: invoice.freelancer.email,
    language: writtenLanguage(invoice.freelancer.language),
  });
});
