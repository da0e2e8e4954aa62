import { writtenLanguage } from '../../core/format/written-language.ts';
import { reaching } from '../../core/reaching.ts';
import { readPayload } from '../../core/read-payload.ts';
import type { InvoicePayload } from './invoice-payload.ts';
import { composeNotice } from './mail/compose-notice.ts';

/** Tells the freelancer that the invoice is on its way, and draws where the money goes. */
export const sendNotice = reaching('mail', async (payload, { database, outbox, publicUrl }) => {
  const { id } = readPayload(payload, 'id');
  const invoice = (await database.call('invoice_payload', id)) as InvoicePayload | null;
  if (!invoice) throw new Error(`there is no invoice ${id}`);
  await outbox.mail({
    ...composeNotice(invoice, publicUrl),
    ...{ purpose: 'notice-published', about: id },
    to: invoice.freelancer.email,
    language: writtenLanguage(invoice.freelancer.language),
  });
});
