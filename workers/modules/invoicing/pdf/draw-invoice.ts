import { encode } from 'uqr';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { formatDay, formatMoney, formatShortDay } from '#workers/core/format/written-values.ts';
import { PDF_COLOR, PDF_PAGE, PDF_STYLE } from '#workers/core/pdf/create-pdf.ts';
import type { DraftPayload, InvoicePayload } from '../invoice-payload.ts';
import { breakPageBefore, type DocumentDrawing } from './document-drawing.ts';
import { drawDocument } from './draw-document.ts';

const LEFT = PDF_PAGE.margin;

const RIGHT = PDF_PAGE.width - PDF_PAGE.margin;

const PADDING = 18;

const CODE = 78;

const SECOND = 232;

/** The height of the box, for its caller's layout. */
const PAYMENT_HEIGHT = 150;

/** Renders an invoice: the amount with its reason and the payment details. */
export const drawInvoice = (invoice: InvoicePayload, publicUrl: string): Promise<Buffer> =>
  drawPayable(invoice, publicUrl, false);

/** Renders the same document of a draft, which is marked as one and cannot be paid by: no number, no KID, no code. */
export const drawDraft = (draft: DraftPayload): Promise<Buffer> =>
  drawPayable({ ...draft, ...later, settlement: { ...nothing, remaining: draft.total } }, '', true);

/** The parts of an invoice that a draft does not have. */
const later = {
  status: 'DRAFT',
  documentNumber: '',
  kid: '',
  publicPath: '',
  accountPath: '',
  pdf: null,
} as const;

const nothing = { credited: 0, paid: 0 };

function drawPayable(
  invoice: InvoicePayload,
  publicUrl: string,
  isDraft: boolean,
): Promise<Buffer> {
  return drawDocument(
    invoice,
    publicUrl,
    ({ texts, words, language }) => ({
      isDraft,
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

/** Renders the payment details in readable size, and the QR code. */
function drawPayment(drawing: DocumentDrawing, invoice: InvoicePayload): void {
  const { canvas, texts, words, language } = drawing;
  const top = drawing.y;
  canvas.decorate(() => {
    canvas.doc
      .roundedRect(LEFT, top, RIGHT - LEFT, PAYMENT_HEIGHT, 8)
      .fillColor(PDF_COLOR.moss)
      .fill();
  });
  const y = top + PADDING;
  const total = `${formatMoney(invoice.total, language)} ${invoice.currency}`;
  canvas.tag(canvas.root, 'H2', () =>
    canvas.write(texts.pay, LEFT + PADDING, y - 5, { ...PDF_STYLE.name, color: PDF_COLOR.pine }),
  );
  const field = (label: string, value: string | null, x: number, at: number, large = false) => {
    if (!value) return;
    canvas.tag(canvas.root, 'P', () => {
      canvas.write(label, x, at, { ...PDF_STYLE.label, color: PDF_COLOR.quiet });
      const size = large ? 11.5 : 9.25;
      canvas.write(value, x, at + 11, { ...PDF_STYLE.figureStrong, size, leading: 15 });
    });
  };
  const x = LEFT + PADDING;
  field(words.accountNumber, formatIdentifier.bankAccount(invoice.accountNumber), x, y + 24, true);
  const kid = drawing.isDraft ? texts.numberLater : formatIdentifier.kid(invoice.kid);
  field(texts.kid, kid, SECOND, y + 24, !drawing.isDraft);
  field(texts.toPay, total, x, y + 58);
  field(words.dueOn, formatDay(invoice.dueOn, language), SECOND, y + 58);
  if (invoice.iban) field('IBAN', formatIdentifier.iban(invoice.iban), x, y + 90);
  field('BIC', invoice.bic, SECOND, y + 90);
  if (!drawing.isDraft) drawCode(drawing, RIGHT - PADDING - CODE, y - 1);
  drawing.y = top + PAYMENT_HEIGHT;
}

/** The code leads to the public page: there is no common Norwegian code for a payment itself. */
function drawCode({ canvas, publicUrl, texts }: DocumentDrawing, x: number, y: number): void {
  const code = encode(publicUrl, { ecc: 'M', border: 0 });
  const quietZone = 5;
  const size = CODE - 2 * quietZone;
  const dot = size / code.size;
  const draw = () => {
    const { doc } = canvas;
    doc.roundedRect(x, y, CODE, CODE, 4).fillColor(PDF_COLOR.white).fill();
    for (let row = 0; row < code.size; row += 1) {
      for (let column = 0; column < code.size; column += 1) {
        if (!code.data[row]?.[column]) continue;
        // A hair of overlap keeps printers from drawing white seams between the dots.
        doc.rect(x + quietZone + column * dot, y + quietZone + row * dot, dot + 0.05, dot + 0.05);
      }
    }
    doc.fillColor(PDF_COLOR.ink).fill();
  };
  const bbox = [x, y, x + CODE, y + CODE];
  canvas.tag(canvas.root, 'Figure', draw, { alt: `${texts.scan}: ${publicUrl}`, bbox });
  canvas.tag(canvas.root, 'Link', () => {
    const style = { ...PDF_STYLE.label, color: PDF_COLOR.pine, tracking: 0 };
    canvas.write(texts.scan, x + CODE, y + CODE + 5, { ...style, align: 'right' });
    canvas.doc.link(x, y, CODE, CODE + 18, publicUrl);
  });
}
