import { formatMoney } from '../../../../core/format/format-money.ts';
import { PDF_PAGE } from '../../../../core/pdf/create-pdf.ts';
import type { PdfTag } from '../../../../core/pdf/pdf-canvas.ts';
import { PDF_COLOR, PDF_STYLE, type PdfStyle } from '../../../../core/pdf/pdf-style.ts';
import type { SlipInvoice } from '../salary-slip.ts';
import { needRoom } from './need-room.ts';
import type { SlipDrawing } from './slip-drawing.ts';

const LEFT = PDF_PAGE.margin;
const RIGHT = PDF_PAGE.width - PDF_PAGE.margin;
const CLIENT = LEFT + 64;
const GAP = 12;
const { body, figure, figureStrong, strong, label } = PDF_STYLE;
const PADDING = 3.5;

type Row = Omit<SlipInvoice, 'estimatedTax'>;
type Column = { title: string; edge: number; of: (row: Row) => number };

/** From the amount to the gross salary; tax-free allowances are a step of their own where there are any. */
function columnsOf({ slip, texts }: SlipDrawing): Column[] {
  const hasAllowances = slip.invoices.some(({ allowances }) => allowances !== 0);
  return [
    { title: texts.amount, edge: hasAllowances ? 296 : 330, of: (row) => row.amount },
    { title: texts.fee, edge: hasAllowances ? 362 : 400, of: (row) => -row.platformFee },
    { title: texts.employer, edge: hasAllowances ? 424 : 470, of: (row) => -row.employerTax },
    ...(hasAllowances
      ? [{ title: texts.yearAllowances, edge: 478, of: (row: Row) => -row.allowances }]
      : []),
    { title: texts.gross, edge: RIGHT, of: (row) => row.grossSalary },
  ];
}

/** Draws which invoices are paid out and what becomes of each on its way to the gross salary. */
export function drawSlipInvoices(drawing: SlipDrawing): void {
  const { canvas, slip, texts } = drawing;
  const columns = columnsOf(drawing);
  const table = canvas.tag(canvas.root, 'Table');
  drawHead(drawing, columns, table);
  for (const invoice of slip.invoices) drawRow(drawing, columns, table, invoice);
  if (slip.invoices.length > 1) {
    const allowances = slip.allowances.reduce((sum, { amount }) => sum + amount, 0);
    const total = { ...slip, documentNumber: texts.total, clientName: '', allowances };
    drawRow(drawing, columns, table, total, true);
  }
  drawing.y += 16;
}

function drawHead(drawing: SlipDrawing, columns: Column[], table: PdfTag | null): void {
  const { canvas, texts, y } = drawing;
  const cells: [string, number, PdfStyle][] = [
    [texts.invoice, LEFT, label],
    [texts.client, CLIENT, label],
    ...columns.map(({ title, edge }): [string, number, PdfStyle] => [
      title,
      edge,
      { ...label, align: 'right' },
    ]),
  ];
  const write = ([text, x, style]: (typeof cells)[number]) => canvas.write(text, x, y, style);
  if (table) {
    const row = canvas.tag(table, 'TR');
    for (const cell of cells) canvas.tag(row, 'TH', () => write(cell), { scope: 'Column' });
  } else {
    canvas.decorate(() => cells.forEach(write));
  }
  rule(drawing, y + 15, PDF_COLOR.ink, 0.8);
  drawing.y = y + 15 + PADDING;
}

function drawRow(
  drawing: SlipDrawing,
  columns: Column[],
  table: PdfTag,
  of: Row,
  isTotal = false,
): void {
  const { canvas, language } = drawing;
  const widest = columns[0]!.edge - 50 - GAP - CLIENT;
  const client = canvas.wrap(of.clientName, widest, body);
  const height = client.length * body.leading + 2 * PADDING;
  if (needRoom(drawing, height)) drawHead(drawing, columns, null);
  const y = drawing.y + PADDING;
  const row = canvas.tag(table, 'TR');
  const text: PdfStyle = isTotal ? strong : body;
  const number: PdfStyle = { ...(isTotal ? figureStrong : figure), align: 'right' };
  canvas.tag(row, 'TD', () => canvas.write(of.documentNumber, LEFT, y, text));
  canvas.tag(row, 'TD', () => {
    client.forEach((line, at) => {
      canvas.write(line, CLIENT, y + at * body.leading, text);
    });
  });
  for (const column of columns) {
    const value = formatMoney(column.of(of), language);
    canvas.tag(row, 'TD', () => canvas.write(value, column.edge, y, number));
  }
  drawing.y += height;
  rule(drawing, drawing.y, PDF_COLOR.line, 0.5);
}

function rule({ canvas }: SlipDrawing, y: number, color: string, width: number): void {
  canvas.decorate(() => {
    canvas.doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(color).stroke();
  });
}
