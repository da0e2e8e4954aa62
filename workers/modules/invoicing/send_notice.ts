import { readPayload } from '../../core/read-payload.ts';
import { stableMessageId } from '../../core/stable-message-id.ts';
import type { WorkerTask } from '../../core/worker-task.ts';
import type { InvoicePayload } from './invoice-payload.ts';
import { composeNotice } from './mail/compose-notice.ts';

/** Tells the freelancer that the invoice is on its way, or what has to be mended. */
export const sendNotice: WorkerTask = async (payload, { database, mailer, publicUrl }) => {
  const { invoiceId, event } = readPayload(payload, 'invoiceId', 'event');
  if (event !== 'PUBLISHED' && event !== 'REJECTED') throw new Error(`no notice for ${event}`);
  const invoice = (await database.call('invoice_payload', invoiceId)) as InvoicePayload | null;
  if (!invoice) throw new Error(`there is no invoice ${invoiceId}`);
  await mailer.send({
    ...composeNotice(invoice, event, publicUrl),
    messageId: stableMessageId(`notice-${event.toLowerCase()}`, invoiceId, publicUrl),
    to: invoice.freelancer.email,
    language: invoice.freelancer.language === 'EN' ? 'en' : 'nb',
  });
};
