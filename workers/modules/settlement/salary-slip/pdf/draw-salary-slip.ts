import { formatDay } from '../../../../core/format/format-day.ts';
import { writtenLanguage } from '../../../../core/format/written-language.ts';
import { createPdf } from '../../../../core/pdf/create-pdf.ts';
import { drawFeet } from '../../../../core/pdf/draw-feet.ts';
import type { SalarySlip } from '../salary-slip.ts';
import { slipTexts } from '../slip-texts.ts';
import { drawPay } from './draw-pay.ts';
import { drawRemarks } from './draw-remarks.ts';
import { drawShares } from './draw-shares.ts';
import { drawSlipHead } from './draw-slip-head.ts';
import { drawSlipInvoices } from './draw-slip-invoices.ts';
import { payerLine } from './payer-line.ts';
import type { SlipDrawing } from './slip-drawing.ts';

/** Draws how a payout was worked out. The number is not part of the frozen slip, which no key protects. */
export function drawSalarySlip(slip: SalarySlip, personalNumber: string | null): Promise<Buffer> {
  const language = writtenLanguage(slip.language);
  const texts = slipTexts[language];
  const about = {
    title: `${texts.title} ${formatDay(slip.payoutDate, language)}`,
    author: slip.payer.name,
    subject: texts.subject(slip.payer.name),
    language,
    day: slip.payoutDate,
  };
  return createPdf(about, (canvas) => {
    const drawing: SlipDrawing = { canvas, slip, personalNumber, texts, language, y: 0 };
    drawSlipHead(drawing);
    drawShares(drawing);
    drawSlipInvoices(drawing);
    drawPay(drawing);
    drawRemarks(drawing);
    drawFeet(canvas, [slip.payer.name, payerLine(drawing)].filter(Boolean).join(' · '), texts.page);
  });
}
