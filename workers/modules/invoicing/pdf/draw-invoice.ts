import { formatDay, formatShortDay } from '#workers/core/format/written-values.ts';
import { PDF_PAGE } from '#workers/core/pdf/create-pdf.ts';
import type { InvoicePayload } from '../invoice-payload.ts';
import { breakPageBefore } from './document-drawing.ts';
import { drawDocument } from './draw-document.ts';
import { drawPayment, PAYMENT_HEIGHT } from './draw-payment.ts';

/** Renders an invoice: the amount with its reason and the payment details. */
export function drawInvoice(invoice: InvoicePayload, publicUrl: string): Promise<Buffer> {
  return drawDocument(
    invoice,
    publicUrl,
    ({ texts, words, language }) => ({
      title: words.invoice,
      dates: [
        [words.invoicedOn, formatShortDay(invoice.invoicedOn, language)],
        [words.dueOn, formatShortDay(invoice.dueOn, language)],
      ],
      decisive: words.dueOn,
      total: { label: texts.toPay, about: texts.within(formatDay(invoice.dueOn, language)) },
    }),
    (drawing) => {
      breakPageBefore(drawing, PAYMENT_HEIGHT + 20);
      // Like the giro slip it descends from, the box is at the foot of the last page.
      drawing.y = PDF_PAGE.bottom - PAYMENT_HEIGHT - 14;
      drawPayment(drawing, invoice);
    },
  );
}
