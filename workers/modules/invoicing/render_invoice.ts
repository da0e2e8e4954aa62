import { createHash } from 'node:crypto';
import { reaching } from '../../core/reaching.ts';
import { readPayload } from '../../core/read-payload.ts';
import type { InvoicePayload } from './invoice-payload.ts';
import { drawInvoice } from './pdf/draw-invoice.ts';

/**
 * Draws the document, stores it and tells the database where it is. An invoice is drawn once: a
 * second run finds the file recorded and leaves it, so that what the client got never changes.
 */
export const renderInvoice = reaching(
  'files',
  async (payload, { database, storage, publicUrl, log }) => {
    const { id } = readPayload(payload, 'id');
    const invoice = (await database.call('invoice_payload', id)) as InvoicePayload | null;
    if (!invoice) throw new Error(`there is no published invoice ${id}`);
    if (invoice.pdf) {
      await database.call('record_invoice_pdf', id, invoice.pdf.fileId);
      return;
    }
    const startedAt = performance.now();
    const pdf = await drawInvoice(invoice, publicUrl);
    const sha256 = createHash('sha256').update(pdf).digest();
    // The same drawing has the same name, so a run that died half way leaves nothing behind.
    const key = `${invoice.invoicedOn.slice(0, 7).replace('-', '/')}/${sha256.toString('hex')}.pdf`;
    await storage.put(key, pdf);
    const name = `${invoice.language === 'EN' ? 'Invoice' : 'Faktura'} ${invoice.documentNumber}.pdf`;
    const fileId = await database.call(
      'register_file',
      invoice.accountId,
      name,
      'application/pdf',
      pdf.length,
      sha256,
      key,
      null,
    );
    await database.call('record_invoice_pdf', id, String(fileId));
    log.info({ ms: Math.round(performance.now() - startedAt), bytes: pdf.length }, 'invoice drawn');
  },
);
