import { writtenLanguage } from '#workers/core/format/written-language.ts';
import { formatDay, formatMoney } from '#workers/core/format/written-values.ts';
import { PDF_STYLE } from '#workers/core/pdf/pdf-style.ts';
import { drawPayDocument } from '../pay-document/draw-pay-document.ts';
import { drawPayHead } from '../pay-document/draw-pay-head.ts';
import { drawPayTable } from '../pay-document/draw-pay-table.ts';
import { drawShares } from '../pay-document/draw-shares.ts';
import { drawText } from '../pay-document/draw-text.ts';
import { drawPay } from './draw-pay.ts';
import { type SalarySlip, type SlipDrawing, slipFacts } from './salary-slip.ts';
import { slipInvoices } from './slip-invoices.ts';
import { slipTexts } from './slip-texts.ts';

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
    const ofTotal = labels.ofTotal(formatMoney(slip.amount, language));
    drawPayHead(drawing, slipFacts(drawing));
    drawShares(drawing, slip, { yours: labels.yours, ofTotal });
    drawPayTable(drawing, slipInvoices(drawing));
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
