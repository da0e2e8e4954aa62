import { formatMoney } from '#workers/core/format/format-money.ts';
import { PDF_STYLE } from '#workers/core/pdf/pdf-style.ts';
import { drawText } from '../pay-document/draw-text.ts';
import type { SlipDrawing } from './slip-drawing.ts';

/** Renders the reason the tax differs from the invoices' estimates, and the disclaimer. */
export function drawRemarks(drawing: SlipDrawing): void {
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
