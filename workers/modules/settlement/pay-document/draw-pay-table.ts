import { formatMoney } from '#workers/core/format/written-values.ts';
import { PDF_COLOR, PDF_PAGE, PDF_STYLE, type PdfStyle } from '#workers/core/pdf/create-pdf.ts';
import type { PdfTag } from '#workers/core/pdf/pdf-canvas.ts';
import { breakPageBefore } from './break-page-before.ts';
import type { PayDrawing } from './pay-parties.ts';

const LEFT = PDF_PAGE.margin;
const RIGHT = PDF_PAGE.width - PDF_PAGE.margin;
/** The width of the first column of text, which holds a number or a day, and the space after it. */
const FIRST = 64;
const AFTER_FIRST = 12;
/** The width of the first sum, and the space between sums. */
const FIGURE = 66;
const SPACE = 16;
const PADDING = 3.5;
const { body, figure, figureStrong, strong, label } = PDF_STYLE;

/** Null where a row has no such sum. */
export type PayColumn = { title: string; amounts: (number | null)[]; total?: number };
/** The right edges of the sums and the left edge of the second text. */
type Places = { edges: number[]; second: number };
export type PayTable = {
  /** One text column or two, with their titles. */
  titles: string[];
  /** The texts of each row. */
  rows: string[][];
  columns: PayColumn[];
  /** Names the row of the totals; null for a table without one. */
  total: string | null;
};

/** Renders rows of texts and sums, over as many pages as needed, and their totals below. */
export function drawPayTable(drawing: PayDrawing, given: PayTable): void {
  const { canvas } = drawing;
  const edges = edgesOf(drawing, given.columns);
  const second = secondOf(drawing, given.rows);
  const places = { edges, second };
  const table = canvas.tag(canvas.root, 'Table');
  drawHead(drawing, given, places, table);
  given.rows.forEach((texts, at) => {
    const amounts = given.columns.map((column) => column.amounts[at] ?? null);
    drawRow(drawing, { given, places, table }, texts, amounts);
  });
  if (given.total !== null) {
    const totals = given.columns.map(({ total }) => total ?? null);
    drawRow(drawing, { given, places, table }, [given.total], totals, true);
  }
  drawing.y += 16;
}

/** The right edges of the columns, each as wide as its title and its longest sum want it. */
function edgesOf({ canvas, language }: PayDrawing, columns: PayColumn[]): number[] {
  const widths = columns.map(({ title, amounts, total }) =>
    Math.max(
      canvas.widthOf(title, label),
      ...[...amounts, total]
        .filter((one) => typeof one === 'number')
        .map((one) => canvas.widthOf(formatMoney(one, language), figureStrong)),
    ),
  );
  return widths.map((_, at) =>
    widths.slice(at + 1).reduce((edge, width) => edge - width - SPACE, RIGHT),
  );
}

/** The left edge of the second column of text. */
function secondOf({ canvas }: PayDrawing, rows: string[][]): number {
  const widths = rows.map(([first = '', second]) =>
    second === undefined ? 0 : canvas.widthOf(first, body) + AFTER_FIRST,
  );
  return LEFT + Math.max(FIRST, ...widths);
}

function drawHead(
  drawing: PayDrawing,
  { titles, columns }: PayTable,
  { edges, second }: Places,
  table: PdfTag | null,
): void {
  const { canvas, y } = drawing;
  const cells: [string, number, PdfStyle][] = [
    ...titles.map((title, at): [string, number, PdfStyle] => [
      title,
      at === 0 ? LEFT : second,
      label,
    ]),
    ...columns.map(({ title }, at): [string, number, PdfStyle] => [
      title,
      edges[at]!,
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
  drawing: PayDrawing,
  { given, places, table }: { given: PayTable; places: Places; table: PdfTag },
  [first = '', text = '']: string[],
  amounts: (number | null)[],
  isTotal = false,
): void {
  const { canvas, language } = drawing;
  const { edges, second } = places;
  const lines = canvas.wrap(text, edges[0]! - FIGURE - second, body);
  const height = lines.length * body.leading + 2 * PADDING;
  if (breakPageBefore(drawing, height)) drawHead(drawing, given, places, null);
  const y = drawing.y + PADDING;
  const row = canvas.tag(table, 'TR');
  const style: PdfStyle = isTotal ? strong : body;
  const number: PdfStyle = { ...(isTotal ? figureStrong : figure), align: 'right' };
  canvas.tag(row, 'TD', () => canvas.write(first, LEFT, y, style));
  if (given.titles.length > 1) {
    canvas.tag(row, 'TD', () => {
      lines.forEach((line, at) => {
        canvas.write(line, second, y + at * body.leading, style);
      });
    });
  }
  amounts.forEach((amount, at) => {
    const value = amount === null ? '' : formatMoney(amount, language);
    canvas.tag(row, 'TD', () => canvas.write(value, edges[at]!, y, number));
  });
  drawing.y += height;
  rule(drawing, drawing.y, PDF_COLOR.line, 0.5);
}

function rule({ canvas }: PayDrawing, y: number, color: string, width: number): void {
  canvas.decorate(() => {
    canvas.doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(color).stroke();
  });
}
