import { formatIdentifier } from '#shared/format-identifier.ts';
import { formatPeriod, formatShortDay } from '#workers/core/format/written-values.ts';
import { PDF_COLOR, PDF_PAGE, PDF_STYLE, type PdfStyle } from '#workers/core/pdf/create-pdf.ts';
import { addressLines, type DocumentPayload } from '../document-payload.ts';
import type { DocumentDrawing } from './document-drawing.ts';

const LEFT = PDF_PAGE.margin;
const RIGHT = PDF_PAGE.width - PDF_PAGE.margin;
/** The facts of the document are in a column of their own, labels and values on a shared edge. */
const FACTS = 348;
const VALUES = 436;

/** Renders the seller, the title, the buyer, and the dates and references. */
export function drawLetterhead(drawing: DocumentDrawing): void {
  const { canvas, document, texts, words, language } = drawing;
  const { seller } = document;
  const top = PDF_PAGE.top;
  canvas.tag(canvas.root, 'H1', () => {
    canvas.write(drawing.title, FACTS, top - 6, PDF_STYLE.title);
    const number = drawing.isDraft ? texts.notSent : texts.number(document.documentNumber);
    canvas.write(number, FACTS, top + 29, {
      ...PDF_STYLE.strong,
      size: 12,
      leading: 16,
    });
  });
  let y = drawLines(drawing, [seller.name], LEFT, top + 2.5, FACTS - LEFT - 24, PDF_STYLE.name) + 3;
  const about = [
    ...addressLines(seller.address, language),
    sellerRegisterLine(seller, { ...texts, ...words }),
  ];
  y = drawLines(drawing, about.filter(Boolean), LEFT, y, FACTS - LEFT - 24, PDF_STYLE.quiet);

  const start = Math.max(y + 30, top + 92);
  const afterClient = drawClient(drawing, start);
  const afterFacts = drawFacts(drawing, start);
  drawing.y = Math.max(afterClient, afterFacts) + 26;
}

function drawClient(drawing: DocumentDrawing, top: number): number {
  const { canvas, document, texts, words, language } = drawing;
  const { client } = document;
  const width = FACTS - LEFT - 32;
  canvas.tag(canvas.root, 'H2', () => canvas.write(texts.to, LEFT, top, PDF_STYLE.label));
  const number = client.organizationNumber
    ? `${words.organizationNumber} ${formatIdentifier.organizationNumber(client.organizationNumber)}`
    : '';
  const name = { ...PDF_STYLE.strong, size: 11, leading: 15 };
  const y = drawLines(drawing, [client.name], LEFT, top + 14, width, name);
  const rest = [...addressLines(client.address, language), number].filter(Boolean);
  return drawLines(drawing, rest, LEFT, y + 1, width, PDF_STYLE.body);
}

function drawFacts(drawing: DocumentDrawing, top: number): number {
  const { canvas, document, texts, words, language, dates } = drawing;
  const delivered = document.period
    ? formatPeriod(document.period, language)
    : formatShortDay(document.deliveredOn, language);
  const place = [document.client.address?.city].filter(Boolean).join(' ');
  const facts: [string, string | null][] = [
    ...dates,
    [texts.delivered, delivered],
    [texts.deliveryPlace, place],
    [texts.yourReference, document.buyerReference ?? document.client.reference],
    [texts.contact, document.buyerReference ? document.client.reference : null],
    [texts.ourReference, document.senderReference],
    [words.orderReference, document.orderReference],
    [texts.performedBy, document.seller.isFreelancer ? null : document.freelancer.name],
  ];
  let y = top;
  for (const [label, value] of facts) {
    if (!value) continue;
    canvas.tag(canvas.root, 'P', () => {
      canvas.write(label, FACTS, y, { ...PDF_STYLE.body, color: PDF_COLOR.quiet });
      for (const line of canvas.wrap(value, RIGHT - VALUES, PDF_STYLE.body)) {
        const style = label === drawing.decisive ? PDF_STYLE.strong : PDF_STYLE.body;
        canvas.write(line, VALUES, y, style);
        y += style.leading;
      }
    });
    y += 2;
  }
  return y;
}

function drawLines(
  { canvas }: DocumentDrawing,
  lines: string[],
  x: number,
  top: number,
  width: number,
  style: PdfStyle & { leading: number },
): number {
  let y = top;
  canvas.tag(canvas.root, 'P', () => {
    for (const line of lines.flatMap((text) => canvas.wrap(text, width, style))) {
      canvas.write(line, x, y, style);
      y += style.leading;
    }
  });
  return y;
}

/**
 * The seller's number as the law requires it on a sales document: with NO and MVA around it when
 * registered for VAT, and followed by Foretaksregisteret when registered there.
 */
export function sellerRegisterLine(
  seller: DocumentPayload['seller'],
  texts: { organizationNumber: string; register: string },
): string {
  if (!seller.organizationNumber) return '';
  const number = formatIdentifier.organizationNumber(seller.organizationNumber);
  const vat = seller.vatRegistered ? `NO ${number} MVA` : number;
  return [texts.organizationNumber, vat, seller.inBusinessRegister ? texts.register : '']
    .filter(Boolean)
    .join(' ');
}
