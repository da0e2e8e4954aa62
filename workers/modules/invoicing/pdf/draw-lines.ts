import { formatMoney, formatNumber, formatPeriod } from '#workers/core/format/written-values.ts';
import { PDF_COLOR, PDF_PAGE, PDF_STYLE } from '#workers/core/pdf/create-pdf.ts';
import type { PdfTag } from '#workers/core/pdf/pdf-canvas.ts';
import type { DocumentLine } from '../document-payload.ts';
import { travelTexts } from '../travel-texts.ts';
import { addPage, type DocumentDrawing } from './document-drawing.ts';

const LEFT = PDF_PAGE.margin;
const RIGHT = PDF_PAGE.width - PDF_PAGE.margin;
/** Right edges of the columns of figures. */
const EDGE = { quantity: 352, unitPrice: 424, vatRate: 464, amount: RIGHT } as const;
const DESCRIPTION_WIDTH = EDGE.quantity - 62 - LEFT;
const { body, strong, quiet, figure, label } = PDF_STYLE;
const ROW_GAP = 7;

/** Renders the lines over as many pages as needed. */
export function drawLines(drawing: DocumentDrawing): void {
  const { canvas, document } = drawing;
  const table = canvas.tag(canvas.root, 'Table');
  drawHead(drawing, table);
  for (const line of document.lines) drawRow(drawing, table, line);
}

function drawHead(drawing: DocumentDrawing, table: PdfTag | null): void {
  const { canvas, words } = drawing;
  const y = drawing.y;
  const cells: [string, number, boolean][] = [
    [words.description, LEFT, false],
    [words.quantity, EDGE.quantity, true],
    [words.unitPrice, EDGE.unitPrice, true],
    [words.vatRate, EDGE.vatRate, true],
    [`${words.amount} ${drawing.document.currency}`, EDGE.amount, true],
  ];
  const write = ([text, x, right]: (typeof cells)[number]) =>
    canvas.write(text, x, y, { ...label, align: right ? 'right' : 'left' });
  if (table) {
    const row = canvas.tag(table, 'TR');
    for (const cell of cells) canvas.tag(row, 'TH', () => write(cell), { scope: 'Column' });
  } else {
    canvas.decorate(() => cells.forEach(write));
  }
  rule(drawing, y + 15, PDF_COLOR.ink, 0.8);
  drawing.y = y + 15 + ROW_GAP;
}

function drawRow(drawing: DocumentDrawing, table: PdfTag, line: DocumentLine): void {
  const { canvas } = drawing;
  // A name is set strong; a whole story in strong type would shout.
  const style = canvas.wrap(line.description, DESCRIPTION_WIDTH, strong).length > 2 ? body : strong;
  const lines = [
    ...canvas.wrap(line.description, DESCRIPTION_WIDTH, style).map((text) => ({ text, style })),
    ...details(drawing, line).flatMap((detail) =>
      canvas.wrap(detail, DESCRIPTION_WIDTH, quiet).map((text) => ({ text, style: quiet })),
    ),
  ];
  const height = lines.reduce((sum, { style }) => sum + style.leading, 0);
  const isShort = height < 200;
  const needed = isShort ? height : 4 * strong.leading;
  if (drawing.y + needed > PDF_PAGE.bottom - 24) turnPage(drawing);

  const row = canvas.tag(table, 'TR');
  const figuresAt = drawing.y;
  const page = canvas.doc.bufferedPageRange().count - 1;
  const description = canvas.tag(row, 'TD');
  for (const { text, style } of lines) {
    if (drawing.y + style.leading > PDF_PAGE.bottom - 24) turnPage(drawing);
    const y = drawing.y;
    canvas.tag(description, 'P', () => canvas.write(text, LEFT, y, style));
    drawing.y += style.leading;
  }
  // A text longer than the page has turned it: its figures stay where the line begins.
  const last = canvas.doc.bufferedPageRange().count - 1;
  if (page !== last) canvas.doc.switchToPage(page);
  drawFigures(drawing, row, line, figuresAt);
  if (page !== last) canvas.doc.switchToPage(last);
  rule(drawing, drawing.y + ROW_GAP, PDF_COLOR.line, 0.5);
  drawing.y += 2 * ROW_GAP;
}

function drawFigures(
  { canvas, texts, language }: DocumentDrawing,
  row: PdfTag,
  line: DocumentLine,
  y: number,
): void {
  const unit = texts.units[line.unit][line.quantity === 1 ? 0 : 1];
  const quantity = `${formatNumber(line.quantity, language)} ${unit}`;
  const cells: [string, number][] = [
    [quantity, EDGE.quantity],
    [formatMoney(line.unitPrice, language), EDGE.unitPrice],
    [`${formatNumber(line.vatRate, language)} %`, EDGE.vatRate],
    [formatMoney(line.amount, language), EDGE.amount],
  ];
  for (const [text, edge] of cells) {
    canvas.tag(row, 'TD', () => canvas.write(text, edge, y, { ...figure, align: 'right' }));
  }
}

/** The kind of the line, when it was done and where the road went. */
function details({ language }: DocumentDrawing, line: DocumentLine): string[] {
  const road =
    line.addressFrom && line.addressTo ? `${line.addressFrom} – ${line.addressTo}` : null;
  // A line without words of its own is called by its kind already.
  const kind = line.kind === line.description ? null : line.kind;
  const when = line.period ? formatPeriod(line.period, language) : null;
  const text = [kind, when, road].filter(Boolean).join(' · ');
  return [...(text ? [text] : []), ...travelTexts(line, language)];
}

function turnPage(drawing: DocumentDrawing): void {
  addPage(drawing);
  drawHead(drawing, null);
}

function rule({ canvas }: DocumentDrawing, y: number, color: string, width: number): void {
  canvas.decorate(() => {
    canvas.doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(color).stroke();
  });
}
