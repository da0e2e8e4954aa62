import { formatDay, formatPeriod, formatShortDay } from '../../../../core/format/format-day.ts';
import { formatMoney } from '../../../../core/format/format-money.ts';
import { formatNumber } from '../../../../core/format/format-number.ts';
import { PDF_PAGE } from '../../../../core/pdf/create-pdf.ts';
import { PDF_COLOR, PDF_STYLE, type PdfStyle } from '../../../../core/pdf/pdf-style.ts';
import { addressLines } from '../../../invoicing/address-lines.ts';
import { payerLine } from './payer-line.ts';
import type { SlipDrawing } from './slip-drawing.ts';

const LEFT = PDF_PAGE.margin;
const RIGHT = PDF_PAGE.width - PDF_PAGE.margin;
const FACTS = 348;
const VALUES = 414;

/** Draws who pays, who is paid, when, for which time and by which tax card. */
export function drawSlipHead(drawing: SlipDrawing): void {
  const { canvas, slip, texts, language } = drawing;
  const top = PDF_PAGE.top;
  canvas.tag(canvas.root, 'H1', () => {
    canvas.write(texts.title, FACTS, top - 6, PDF_STYLE.title);
    const day = { ...PDF_STYLE.strong, size: 12, leading: 16 };
    canvas.write(texts.paidOn(formatDay(slip.payoutDate, language)), FACTS, top + 29, day);
  });
  const width = FACTS - LEFT - 24;
  const name = drawLines(drawing, [slip.payer.name], top + 2.5, width, PDF_STYLE.name) + 3;
  const about = [...addressLines(slip.payer.address, language), payerLine(drawing)];
  const end = drawLines(drawing, about.filter(Boolean), name, width, PDF_STYLE.quiet);

  const start = Math.max(end + 24, top + 84);
  drawing.y = Math.max(drawReceiver(drawing, start), drawFacts(drawing, start)) + 20;
}

function drawReceiver(drawing: SlipDrawing, top: number): number {
  const { canvas, slip, texts, language, personalNumber } = drawing;
  const width = FACTS - LEFT - 32;
  canvas.tag(canvas.root, 'H2', () => canvas.write(texts.to, LEFT, top, PDF_STYLE.label));
  const name = { ...PDF_STYLE.strong, size: 11, leading: 15 };
  const y = drawLines(drawing, [slip.receiver.name], top + 14, width, name);
  const number = personalNumber ? [`${texts.personalNumber} ${grouped(personalNumber)}`] : [];
  const rest = [...addressLines(slip.receiver.address, language), ...number];
  return drawLines(drawing, rest, y + 1, width, PDF_STYLE.body);
}

/** Norwegian numbers are read as a day of birth and five digits. */
const grouped = (number: string) => number.replace(/^(\d{6})(\d{5})$/, '$1\u00a0$2');

function drawFacts({ canvas, slip, texts, language }: SlipDrawing, top: number): number {
  const percent = formatNumber(slip.taxCard?.percent ?? slip.taxPercent, language);
  const limit = formatMoney(slip.taxCard?.freeLimit ?? 0, language);
  const facts: [string, string][] = [
    [texts.payoutDate, formatShortDay(slip.payoutDate, language)],
    [texts.period, formatPeriod(slip.period, language)],
    [texts.account, texts.accountEnding(slip.accountEnding)],
    [
      texts.taxCard,
      slip.taxCard ? texts.taxCards[slip.taxCard.kind](percent, limit) : texts.noTaxCard(percent),
    ],
  ];
  let y = top;
  for (const [label, value] of facts) {
    canvas.tag(canvas.root, 'P', () => {
      canvas.write(label, FACTS, y, { ...PDF_STYLE.body, color: PDF_COLOR.quiet });
      for (const line of canvas.wrap(value, RIGHT - VALUES, PDF_STYLE.body)) {
        canvas.write(line, VALUES, y, PDF_STYLE.body);
        y += PDF_STYLE.body.leading;
      }
    });
    y += 2;
  }
  return y;
}

function drawLines(
  { canvas }: SlipDrawing,
  lines: string[],
  top: number,
  width: number,
  style: PdfStyle & { leading: number },
): number {
  let y = top;
  canvas.tag(canvas.root, 'P', () => {
    for (const line of lines.flatMap((text) => canvas.wrap(text, width, style))) {
      canvas.write(line, LEFT, y, style);
      y += style.leading;
    }
  });
  return y;
}
