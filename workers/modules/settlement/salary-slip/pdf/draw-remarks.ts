import { formatMoney } from '../../../../core/format/format-money.ts';
import { PDF_PAGE } from '../../../../core/pdf/create-pdf.ts';
import { PDF_STYLE } from '../../../../core/pdf/pdf-style.ts';
import { needRoom } from './need-room.ts';
import type { SlipDrawing } from './slip-drawing.ts';

const { body, quiet } = PDF_STYLE;

/** Draws why the tax differs from the invoices' estimates, and what the receiver is not. */
export function drawRemarks(drawing: SlipDrawing): void {
  const { slip, texts, language } = drawing;
  if (slip.taxReasons.length > 0) {
    const money = (amount: number) => formatMoney(amount, language);
    const differs = texts.taxDiffers(money(slip.estimatedTax), money(slip.tax));
    const reasons = slip.taxReasons.map((reason) => texts.reasons[reason]);
    drawText(drawing, [differs, ...reasons].join(' '), body);
    drawing.y += 6;
  }
  drawText(drawing, texts.notEmployed, quiet);
}

function drawText(drawing: SlipDrawing, text: string, style: typeof body | typeof quiet): void {
  const { canvas } = drawing;
  const lines = canvas.wrap(text, PDF_PAGE.width - 2 * PDF_PAGE.margin, style);
  needRoom(drawing, lines.length * style.leading);
  canvas.tag(canvas.root, 'P', () => {
    for (const line of lines) {
      canvas.write(line, PDF_PAGE.margin, drawing.y, style);
      drawing.y += style.leading;
    }
  });
}
