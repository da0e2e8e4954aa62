import {
  formatDay,
  formatMoney,
  formatNumber,
  splitMoney,
  writtenLanguage,
} from '#workers/core/format/written-values.ts';
import { PDF_COLOR, PDF_PAGE, PDF_STYLE } from '#workers/core/pdf/create-pdf.ts';
import { breakPageBefore } from '../pay-document/break-page-before.ts';
import { drawPayDocument } from '../pay-document/draw-pay-document.ts';
import { drawPayHead } from '../pay-document/draw-pay-head.ts';
import { drawPayTable, type PayTable } from '../pay-document/draw-pay-table.ts';
import { drawShares } from '../pay-document/draw-shares.ts';
import { drawText } from '../pay-document/draw-text.ts';
import { type SalarySlip, type SlipDrawing, type SlipInvoice, slipFacts } from './salary-slip.ts';
import { slipTexts } from './slip-texts.ts';

const LEFT = PDF_PAGE.margin;

const RIGHT = PDF_PAGE.width - PDF_PAGE.margin;

/** The pay is on the left, the year on the right. */
const PAY_EDGE = 338;

const YEAR = 376;

const ROW = 16;

const { body, figure, label, strong, sum, sumCents, quiet } = PDF_STYLE;

type Row = [text: string, amount: number];

/**
 * Renders the calculation of a payout. The personal number is not part of the frozen slip, which is not
 * encrypted.
 */
export function drawSalarySlip(slip: SalarySlip, personalNumber: string | null): Promise<Buffer> {
  const language = writtenLanguage(slip.language);
  const labels = slipTexts[language];
  const about = labels.paidOn(formatDay(slip.payoutDate, language));
  const document = { parties: slip, title: labels.title, about, personalNumber };
  return drawPayDocument({ ...document, day: slip.payoutDate }, (base) => {
    const drawing = Object.assign(base, { slip, labels });
    // A payout that came back is paid again without invoices.
    const hasInvoices = slip.invoices.length > 0;
    const ofTotal = hasInvoices ? labels.ofTotal(formatMoney(slip.amount, language)) : null;
    drawPayHead(drawing, slipFacts(drawing));
    drawShares(drawing, slip, { yours: labels.yours, ofTotal });
    if (hasInvoices) drawPayTable(drawing, slipInvoices(drawing));
    drawPay(drawing);
    drawRemarks(drawing);
  });
}

/** Renders the reason the tax differs from the invoices' estimates, and the disclaimer. */
function drawRemarks(drawing: SlipDrawing): void {
  const { slip, labels, language } = drawing;
  if (slip.taxReasons.length > 0) {
    const money = (amount: number) => formatMoney(amount, language);
    const differs = labels.taxDiffers(money(slip.estimatedTax), money(slip.tax));
    const reasons = slip.taxReasons.map((reason) => labels.reasons[reason]);
    drawText(drawing, [differs, ...reasons].join(' '), PDF_STYLE.body);
    drawing.y += 6;
  }
  drawText(drawing, labels.notEmployed, PDF_STYLE.quiet);
}

/** Renders the calculation from the gross salary to the payout, and the sums of the year beside it. */
function drawPay(drawing: SlipDrawing): void {
  const { slip, texts, labels } = drawing;
  const pay = payRows(drawing);
  const { yearToDate: year } = slip;
  const soFar: Row[] = [
    [texts.gross, year.grossSalary],
    [texts.tax, -year.tax],
    ...(year.attachment === 0 ? [] : [[texts.parts.attachment, -year.attachment] satisfies Row]),
    ...(year.allowances === 0 ? [] : [[texts.untaxed, year.allowances] satisfies Row]),
    [texts.paid, year.payout],
  ];
  breakPageBefore(drawing, 20 + pay.length * ROW + 60);
  const top = drawing.y;
  const afterPay = drawPaid(drawing, drawColumn(drawing, labels.pay, pay, LEFT, PAY_EDGE, top));
  const afterYear = drawColumn(drawing, labels.soFar(year.year), soFar, YEAR, RIGHT, top);
  drawing.y = Math.max(afterPay, afterYear) + 18;
}

function payRows({ slip, texts, labels, language }: SlipDrawing): Row[] {
  const percent = formatNumber(slip.taxPercent, language);
  const rows: Row[] = [
    [texts.gross, slip.grossSalary],
    [labels.taxOf(percent, formatMoney(slip.taxed, language)), -slip.tax],
  ];
  if (slip.attachment !== 0) {
    rows.push([labels.attachment(slip.attachmentReference ?? ''), -slip.attachment]);
  }
  for (const { kind, amount } of slip.allowances) rows.push([labels.allowances[kind], amount]);
  if (slip.adjustment !== 0) rows.push([labels.adjustment, slip.adjustment]);
  if (slip.returned !== 0) rows.push([labels.returned, slip.returned]);
  return rows;
}

function drawColumn(
  { canvas, language }: SlipDrawing,
  title: string,
  rows: Row[],
  left: number,
  right: number,
  top: number,
): number {
  canvas.tag(canvas.root, 'H2', () => canvas.write(title, left, top, label));
  rule(canvas, left, right, top + 14, PDF_COLOR.ink, 0.8);
  const table = canvas.tag(canvas.root, 'Table');
  let y = top + 20;
  for (const [text, amount] of rows) {
    const row = canvas.tag(table, 'TR');
    canvas.tag(row, 'TH', () => canvas.write(text, left, y, body), { scope: 'Row' });
    canvas.tag(row, 'TD', () =>
      canvas.write(formatMoney(amount, language), right, y, { ...figure, align: 'right' }),
    );
    y += ROW;
  }
  return y;
}

function drawPaid({ canvas, slip, texts, labels, language }: SlipDrawing, top: number): number {
  rule(canvas, LEFT, PAY_EDGE, top + 3, PDF_COLOR.ink, 0.8);
  const [whole, cents] = splitMoney(slip.payout, language);
  canvas.tag(canvas.root, 'P', () => {
    canvas.write(texts.paid, LEFT, top + 10, { ...strong, size: 10.5 });
    canvas.write(labels.paidTo(slip.accountEnding), LEFT, top + 24, quiet);
    const centsWidth = canvas.widthOf(cents, sumCents);
    canvas.write(whole, PAY_EDGE - centsWidth, top + 9, { ...sum, align: 'right' });
    canvas.write(cents, PAY_EDGE, top + 12.3, { ...sumCents, align: 'right' });
  });
  return top + 40;
}

function rule(
  canvas: SlipDrawing['canvas'],
  left: number,
  right: number,
  y: number,
  color: string,
  width: number,
): void {
  canvas.decorate(() => {
    canvas.doc.moveTo(left, y).lineTo(right, y).lineWidth(width).strokeColor(color).stroke();
  });
}

/** The invoices of a payout, from the amount to the gross salary; allowances are a step where there are any. */
function slipInvoices({ slip, texts, labels }: SlipDrawing): PayTable {
  const { invoices } = slip;
  const column = (title: string, of: (invoice: SlipInvoice) => number) => {
    const amounts = invoices.map(of);
    return { title, amounts, total: amounts.reduce((sum, amount) => sum + amount, 0) };
  };
  const hasAllowances = invoices.some(({ allowances }) => allowances !== 0);
  return {
    titles: [labels.invoice, labels.client],
    rows: invoices.map(({ documentNumber, clientName, isCreditNote, amount }) => [
      documentNumber,
      isCreditNote
        ? `${labels.creditNote}, ${clientName}`
        : amount < 0
          ? `${labels.takenBack}, ${clientName}`
          : clientName,
    ]),
    columns: [
      column(texts.amount, ({ amount }) => amount),
      column(texts.fee, ({ platformFee }) => -platformFee),
      column(texts.employer, ({ employerTax }) => -employerTax),
      ...(hasAllowances ? [column(texts.untaxed, ({ allowances }) => -allowances)] : []),
      column(texts.gross, ({ grossSalary }) => grossSalary),
    ],
    total: invoices.length > 1 ? texts.total : null,
  };
}
