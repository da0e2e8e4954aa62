import { writtenLanguage } from '#workers/core/format/written-language.ts';
import { formatMoney, formatMonth, formatPeriod } from '#workers/core/format/written-values.ts';
import { PDF_STYLE } from '#workers/core/pdf/pdf-style.ts';
import { drawPayDocument } from '../pay-document/draw-pay-document.ts';
import { drawPayHead } from '../pay-document/draw-pay-head.ts';
import { drawPayTable } from '../pay-document/draw-pay-table.ts';
import { drawShares } from '../pay-document/draw-shares.ts';
import { drawText } from '../pay-document/draw-text.ts';
import { reportRows } from './report-rows.ts';
import { reportTexts } from './report-texts.ts';
import type { SalaryReport } from './salary-report.ts';

/** Renders the sums of a month's payouts, or the annual statement. */
export function drawSalaryReport(
  report: SalaryReport,
  personalNumber: string | null,
): Promise<Buffer> {
  const language = writtenLanguage(report.language);
  const labels = reportTexts[language];
  const { kind, from, to } = report;
  const about = kind === 'MONTH' ? formatMonth(from, language) : from.slice(0, 4);
  const document = { parties: report, title: labels.titles[kind], about, personalNumber };
  return drawPayDocument({ ...document, day: to }, (drawing) => {
    drawPayHead(drawing, [
      [labels.period, formatPeriod({ from, to }, language)],
      [labels.payouts, String(report.slipCount)],
    ]);
    const ofTotal = labels.ofTotal(formatMoney(report.amount, language));
    drawShares(drawing, report, { yours: labels.yours, ofTotal });
    drawPayTable(drawing, reportRows(report, drawing, labels));
    drawText(drawing, `${labels.notEmployed} ${labels.reported}`, PDF_STYLE.quiet);
  });
}
