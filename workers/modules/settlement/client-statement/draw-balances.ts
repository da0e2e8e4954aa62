import { formatMoney, formatShortDay, splitMoney } from '#workers/core/format/written-values.ts';
import { PDF_PAGE } from '#workers/core/pdf/create-pdf.ts';
import { PDF_COLOR, PDF_STYLE } from '#workers/core/pdf/pdf-style.ts';
import type { PayDrawing } from '../pay-document/pay-parties.ts';
import type { ClientStatement } from './client-statement.ts';
import type { StatementTexts } from './statement-texts.ts';

const LEFT = PDF_PAGE.margin;
const RIGHT = PDF_PAGE.width - PDF_PAGE.margin;
const HEIGHT = 96;
const PADDING = 18;
const { figure, label, quiet, strong, sum, sumCents } = PDF_STYLE;

/** Draws what the client has to pay, what of it is overdue, and the sums it came of. */
export function drawBalances(
  drawing: PayDrawing,
  statement: ClientStatement,
  texts: StatementTexts,
): void {
  const { canvas, language } = drawing;
  const { closing, overdue, endsOn } = statement;
  const top = drawing.y;
  canvas.decorate(() => {
    canvas.doc
      .roundedRect(LEFT, top, RIGHT - LEFT, HEIGHT, 8)
      .fillColor(PDF_COLOR.mist)
      .fill();
  });
  const x = LEFT + PADDING;
  const y = top + PADDING - 4;
  const title = closing > 0 ? texts.owed : closing < 0 ? texts.credit : texts.settled;
  const [whole, cents] = splitMoney(Math.abs(closing), language);
  canvas.tag(canvas.root, 'H2', () =>
    canvas.write(title(formatShortDay(endsOn, language)), x, y, label),
  );
  canvas.tag(canvas.root, 'P', () => {
    const width = canvas.widthOf(whole, sum);
    const centsWidth = canvas.widthOf(cents, sumCents);
    canvas.write(whole, x, y + 10, sum);
    canvas.write(cents, x + width, y + 13.3, sumCents);
    canvas.write('kr', x + width + centsWidth + 5, y + 17, quiet);
    if (overdue > 0) {
      const text = texts.overdue(formatMoney(overdue, language));
      canvas.write(text, RIGHT - PADDING, y + 17, { ...strong, align: 'right' });
    }
  });
  drawSums(drawing, statement, texts, y + 48);
  drawing.y = top + HEIGHT + 20;
}

function drawSums(
  { canvas, language }: PayDrawing,
  { opening, invoiced, credited, paid }: ClientStatement,
  texts: StatementTexts,
  y: number,
): void {
  const sums: [string, number][] = [
    [texts.opening, opening],
    [texts.invoiced, invoiced],
    [texts.credited, -credited],
    [texts.paid, -paid],
  ];
  const step = (RIGHT - LEFT - 2 * PADDING) / sums.length;
  sums.forEach(([name, amount], at) => {
    canvas.tag(canvas.root, 'P', () => {
      canvas.write(name, LEFT + PADDING + at * step, y, quiet);
      canvas.write(formatMoney(amount, language), LEFT + PADDING + at * step, y + 12.5, figure);
    });
  });
}
