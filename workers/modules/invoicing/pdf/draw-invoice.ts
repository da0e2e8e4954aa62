import { writtenLanguage } from '../../../core/format/written-language.ts';
import { createPdf, PDF_PAGE } from '../../../core/pdf/create-pdf.ts';
import { PDF_STYLE } from '../../../core/pdf/pdf-style.ts';
import { documentWords } from '../document-words.ts';
import type { InvoicePayload } from '../invoice-payload.ts';
import { addPage } from './add-page.ts';
import { drawFooters } from './draw-footers.ts';
import { drawLetterhead } from './draw-letterhead.ts';
import { drawLines } from './draw-lines.ts';
import { drawPayment, PAYMENT_HEIGHT } from './draw-payment.ts';
import { drawSums, sumsHeight } from './draw-sums.ts';
import type { InvoiceDrawing } from './invoice-drawing.ts';
import { invoicePdfTexts } from './invoice-pdf-texts.ts';

/**
 * Draws the client's document. It shows what the client owes and why; where the money goes
 * afterwards is the freelancer's affair and is not on it.
 */
export function drawInvoice(invoice: InvoicePayload, publicUrl: string): Promise<Buffer> {
  const language = writtenLanguage(invoice.language);
  const texts = invoicePdfTexts[language];
  const words = documentWords(language);
  const about = {
    title: `${words.invoice} ${invoice.documentNumber}`,
    author: invoice.seller.name,
    subject: texts.subject(invoice.seller.name),
    language,
    day: invoice.invoicedOn,
  } as const;
  return createPdf(about, (canvas) => {
    const url = publicUrl + invoice.publicPath;
    const drawing = { canvas, invoice, texts, words, language, publicUrl: url, y: 0 };
    drawLetterhead(drawing);
    drawLines(drawing);
    makeRoom(drawing, sumsHeight(drawing));
    drawSums(drawing);
    drawNote(drawing);
    makeRoom(drawing, PAYMENT_HEIGHT + 20);
    // Like the giro slip it descends from, the box stands at the foot of the last page.
    drawing.y = PDF_PAGE.bottom - PAYMENT_HEIGHT - 14;
    drawPayment(drawing);
    drawFooters(drawing);
  });
}

function makeRoom(drawing: InvoiceDrawing, height: number): void {
  if (drawing.y + height > PDF_PAGE.bottom) addPage(drawing);
}

function drawNote(drawing: InvoiceDrawing): void {
  const { canvas, invoice, texts } = drawing;
  if (!invoice.note) return;
  const { label, body } = PDF_STYLE;
  drawing.y += 8;
  makeRoom(drawing, label.leading + 2 * body.leading);
  canvas.tag(canvas.root, 'H2', () => canvas.write(texts.note, PDF_PAGE.margin, drawing.y, label));
  drawing.y += label.leading + 3;
  for (const line of canvas.wrap(invoice.note, 440, body)) {
    makeRoom(drawing, body.leading);
    const y = drawing.y;
    canvas.tag(canvas.root, 'P', () => canvas.write(line, PDF_PAGE.margin, y, body));
    drawing.y += body.leading;
  }
}
