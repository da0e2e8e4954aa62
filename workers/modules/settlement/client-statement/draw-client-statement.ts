import { formatIdentifier } from '#shared/format-identifier.ts';
import {
  formatDay,
  formatMoney,
  formatPeriod,
  formatShortDay,
  splitMoney,
  writtenLanguage,
} from '#workers/core/format/written-values.ts';
import { PDF_COLOR, PDF_PAGE, PDF_STYLE } from '#workers/core/pdf/create-pdf.ts';
import { breakPageBefore } from '../pay-document/break-page-before.ts';
import { drawPayDocument } from '../pay-document/draw-pay-document.ts';
import { drawPayHead, type PayFact } from '../pay-document/draw-pay-head.ts';
import { drawPayTable, type PayTable } from '../pay-document/draw-pay-table.ts';
import { drawText } from '../pay-document/draw-text.ts';
import type { PayDrawing } from '../pay-document/pay-parties.ts';
import type { ClientStatement } from './client-statement.ts';
import { type StatementTexts, statementTexts } from './statement-texts.ts';

const LEFT = PDF_PAGE.margin;

const RIGHT = PDF_PAGE.width - PDF_PAGE.margin;

const HEIGHT = 96;

const PADDING = 18;

const { figure, label, quiet, strong, sum, sumCents } = PDF_STYLE;

/** Draws a client's invoices, credit notes and payments of a period, and the open amount at its end. */
export function drawClientStatement(statement: ClientStatement): Promise<Buffer> {
  const language = writtenLanguage(statement.language);
  const texts = statementTexts[language];
  const { startsOn, endsOn, organizationNumber } = statement;
  const about = formatDay(endsOn, language);
  const facts: PayFact[] = [
    [texts.period, formatPeriod({ from: startsOn, to: endsOn }, language)],
    [texts.clientNumber, String(statement.clientNumber)],
  ];
  if (organizationNumber) {
    const number = formatIdentifier.organizationNumber(organizationNumber);
    facts.push([texts.organizationNumber, number]);
  }
  facts.push([texts.contact, statement.freelancer]);
  const document = { parties: statement, title: texts.title, about, personalNumber: null };
  return drawPayDocument({ ...document, day: endsOn }, (drawing) => {
    drawPayHead(drawing, facts);
    drawBalances(drawing, statement, texts);
    if (statement.entries.length === 0) drawText(drawing, texts.none, PDF_STYLE.body);
    drawPayTable(
      drawing,
      entryRows(statement, texts, (day) => formatShortDay(day, language)),
    );
    if (statement.open.length === 0) return;
    drawHeading(drawing, texts.open);
    const account = formatIdentifier.bankAccount(statement.accountNumber);
    drawText(drawing, texts.howToPay(account), PDF_STYLE.quiet);
    drawing.y += 12;
    drawPayTable(
      drawing,
      openRows(statement, texts, (day) => formatShortDay(day, language)),
    );
  });
}

/** Draws a title that stays on the page of the rows below it. */
function drawHeading(drawing: PayDrawing, text: string): void {
  const { canvas } = drawing;
  breakPageBefore(drawing, 130);
  const style = { ...PDF_STYLE.name, size: 13 };
  canvas.tag(canvas.root, 'H2', () => canvas.write(text, PDF_PAGE.margin, drawing.y, style));
  drawing.y += 22;
}

/** Draws what the client has to pay, what of it is overdue, and the sums it came of. */
function drawBalances(
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

/** The entries of the period with the balance after each, between the balances before and after it. */
function entryRows(
  { opening, entries, closing, startsOn, endsOn }: ClientStatement,
  texts: StatementTexts,
  write: (day: string) => string,
): PayTable {
  const { columns, kinds, kid } = texts;
  const rows = entries.map((entry) => [
    write(entry.day),
    `${kinds[entry.kind](entry.number)} · ${kid(formatIdentifier.kid(entry.kid))}`,
  ]);
  return {
    titles: [columns.day, columns.text],
    rows: [[write(startsOn), texts.opening], ...rows, [write(endsOn), texts.closing]],
    columns: [
      { title: columns.amount, amounts: [null, ...entries.map(({ amount }) => amount), null] },
      { title: columns.balance, amounts: [opening, ...entries.map((one) => one.balance), closing] },
    ],
    total: null,
  };
}

/** The invoices that are not settled, with what to pay them by. */
function openRows(
  { open, closing }: ClientStatement,
  texts: StatementTexts,
  write: (day: string) => string,
): PayTable {
  const { openColumns, invoice, kid } = texts;
  const remark = ({ remaining, isOverdue }: (typeof open)[number]) =>
    remaining < 0 ? texts.goesBack : isOverdue ? texts.isOverdue : null;
  return {
    titles: [openColumns.due, openColumns.invoice],
    rows: open.map((one) => [
      write(one.dueOn),
      [invoice(one.number), kid(formatIdentifier.kid(one.kid)), remark(one)]
        .filter(Boolean)
        .join(' · '),
    ]),
    columns: [
      {
        title: openColumns.remaining,
        amounts: open.map(({ remaining }) => remaining),
        total: closing,
      },
    ],
    total: texts.closing,
  };
}
