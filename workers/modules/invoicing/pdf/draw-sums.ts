import { formatMoney, formatNumber, splitMoney } from '#workers/core/format/written-values.ts';
import { PDF_COLOR, PDF_PAGE, PDF_STYLE } from '#workers/core/pdf/create-pdf.ts';
import { fillPart, GREY_HATCH } from '#workers/core/pdf/fill-part.ts';
import type { DocumentDrawing } from './document-drawing.ts';

const RIGHT = PDF_PAGE.width - PDF_PAGE.margin;
const LABELS = 300;
/** The left edge of the part names, behind their colours. */
const NAMES = LABELS + 14;
const BAR = { height: 9, gap: 1.5, space: 22 };
const { body, figure, quiet, sum, sumCents, strong } = PDF_STYLE;

/** The height of the sums, so that they are never split between pages. */
export function sumsHeight({ document }: DocumentDrawing): number {
  const bar = document.vat > 0 ? BAR.space : 0;
  return 80 + bar + document.vatGroups.length * 16 + (document.seller.vatRegistered ? 0 : 14);
}

/** Renders the sum, the VAT of each rate, and the total. */
export function drawSums(drawing: DocumentDrawing): void {
  const { canvas, document, texts, language } = drawing;
  const table = canvas.tag(canvas.root, 'Table');
  const hasParts = document.vat > 0;
  drawing.y += 6;
  if (hasParts) drawBar(drawing);
  const row = (label: string, minor: number, part: 'yours' | 'vat') => {
    const isMarked = hasParts && minor > 0;
    const y = drawing.y;
    const tag = canvas.tag(table, 'TR');
    const square = { x: LABELS, y: y + 3, width: 7, height: 7 };
    if (isMarked) canvas.decorate(() => fillPart(canvas, part, square, hatchOf(part)));
    const x = hasParts ? NAMES : LABELS;
    canvas.tag(tag, 'TH', () => canvas.write(label, x, y, body), { scope: 'Row' });
    canvas.tag(tag, 'TD', () =>
      canvas.write(formatMoney(minor, language), RIGHT, y, { ...figure, align: 'right' }),
    );
    drawing.y += 16;
  };
  row(texts.sum, document.amount, 'yours');
  for (const group of document.vatGroups) {
    if (group.rate === 0 && !document.seller.vatRegistered) continue;
    const base = formatMoney(group.base, language);
    row(texts.vatOf(formatNumber(group.rate, language), base), group.vat, 'vat');
  }
  drawing.y += 6;
  drawTotal(drawing);
  if (!document.seller.vatRegistered) {
    const y = drawing.y;
    canvas.tag(canvas.root, 'P', () =>
      canvas.write(texts.notVatRegistered, RIGHT, y, { ...quiet, align: 'right' }),
    );
    drawing.y += 14;
  }
}

/** The bar of the screens with the parts that are the client's business: the work, and the VAT on it. */
function drawBar(drawing: DocumentDrawing): void {
  const { canvas, document, y } = drawing;
  const width = RIGHT - LABELS - BAR.gap;
  const work = (width * document.amount) / document.total;
  canvas.decorate(() => {
    const { height } = BAR;
    fillPart(canvas, 'yours', { x: LABELS, y, width: work, height });
    const vat = { x: LABELS + work + BAR.gap, y, width: width - work, height };
    fillPart(canvas, 'vat', vat, hatchOf('vat'));
  });
  drawing.y += BAR.space;
}

const hatchOf = (part: 'yours' | 'vat') => (part === 'vat' ? GREY_HATCH : null);

function drawTotal(drawing: DocumentDrawing): void {
  const { canvas, document, total, language } = drawing;
  const y = drawing.y;
  canvas.decorate(() => {
    const { doc } = canvas;
    doc.moveTo(LABELS, y).lineTo(RIGHT, y).lineWidth(0.8).strokeColor(PDF_COLOR.ink).stroke();
  });
  const [whole, cents] = splitMoney(document.total, language);
  canvas.tag(canvas.root, 'P', () => {
    canvas.write(total.label, LABELS, y + 8, { ...strong, size: 10.5 });
    canvas.write(total.about, LABELS, y + 22, quiet);
  });
  const centsWidth = canvas.widthOf(cents, sumCents);
  const amountWidth = canvas.widthOf(whole, sum);
  canvas.tag(canvas.root, 'P', () => {
    const currencyEdge = RIGHT - centsWidth - amountWidth - 6;
    canvas.write(document.currency, currencyEdge, y + 14, { ...quiet, align: 'right' });
    canvas.write(whole, RIGHT - centsWidth, y + 7, { ...sum, align: 'right' });
    canvas.write(cents, RIGHT, y + 10.3, { ...sumCents, align: 'right' });
  });
  drawing.y = y + 44;
}
