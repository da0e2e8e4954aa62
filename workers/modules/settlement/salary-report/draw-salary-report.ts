import {
  formatMoney,
  formatMonth,
  formatPeriod,
  formatShortDay,
  type WrittenLanguage,
  writtenLanguage,
} from '#workers/core/format/written-values.ts';
import { PDF_STYLE } from '#workers/core/pdf/create-pdf.ts';
import { drawPayDocument } from '../pay-document/draw-pay-document.ts';
import { drawPayHead } from '../pay-document/draw-pay-head.ts';
import { drawPayTable, type PayTable } from '../pay-document/draw-pay-table.ts';
import { drawShares } from '../pay-document/draw-shares.ts';
import { drawText } from '../pay-document/draw-text.ts';
import type { PayDrawing, PayParties } from '../pay-document/pay-parties.ts';

/** A payout of the month, or a month of the year. */
type ReportRow = {
  /** The day of payout, or the first day of the month. */
  day: string;
  grossSalary: number;
  tax: number;
  attachment: number;
  allowances: number;
  adjustment: number;
  payout: number;
};

/**
 * The frozen document of a salary report, as `app_private.draw_salary_report` writes it. Amounts are integers in
 * minor units (øre), days `YYYY-MM-DD`.
 */
export type SalaryReport = PayParties &
  Omit<ReportRow, 'day'> & {
    kind: 'MONTH' | 'YEAR';
    from: string;
    to: string;
    slipCount: number;
    rows: ReportRow[];
    amount: number;
    platformFee: number;
    employerTax: number;
  };

/** The texts that only salary reports have. Written in each language, not translated from the other. */
type ReportTexts = {
  titles: Record<'MONTH' | 'YEAR', string>;
  period: string;
  payouts: string;
  yours: string;
  ofTotal: (total: string) => string;
  rowTitles: Record<'MONTH' | 'YEAR', string>;
  adjustment: string;
  notEmployed: string;
  reported: string;
};

export const reportTexts: Record<WrittenLanguage, ReportTexts> = {
  nb: {
    titles: { MONTH: 'Lønnsrapport', YEAR: 'Årsoppgave' },
    period: 'Periode',
    payouts: 'Utbetalinger',
    yours: 'Dette fikk du',
    ofTotal: (total) => `av ${total} kr kundene har betalt for arbeidet, uten mva.`,
    rowTitles: { MONTH: 'Dato', YEAR: 'Måned' },
    adjustment: 'Annet',
    notEmployed: 'Du er oppdragstaker og ikke ansatt. Det er ikke opptjent feriepenger.',
    reported:
      'Lønn og skattetrekk rapporteres til Skatteetaten i a-meldingen for måneden de er utbetalt i.',
  },
  en: {
    titles: { MONTH: 'Salary report', YEAR: 'Annual statement' },
    period: 'Period',
    payouts: 'Payouts',
    yours: 'This is what you got',
    ofTotal: (total) => `of the ${total} kr your clients paid for the work, without VAT`,
    rowTitles: { MONTH: 'Date', YEAR: 'Month' },
    adjustment: 'Other',
    notEmployed: 'You are a freelancer and not employed. No holiday pay has been earned.',
    reported:
      'Salary and tax withheld are reported to the tax authority for the month they were paid in.',
  },
};

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

/** The payouts of a month or the months of a year, from the gross salary to the account. */
function reportRows(
  report: SalaryReport,
  { texts, language }: Pick<PayDrawing, 'texts' | 'language'>,
  labels: ReportTexts,
): PayTable {
  const { rows, kind } = report;
  const column = (title: string, of: (row: Omit<ReportRow, 'day'>) => number) => ({
    title,
    amounts: rows.map(of),
    total: of(report),
  });
  const optional = [
    { title: texts.attachment, of: (row: Omit<ReportRow, 'day'>) => -row.attachment },
    { title: texts.untaxed, of: (row: Omit<ReportRow, 'day'>) => row.allowances },
    { title: labels.adjustment, of: (row: Omit<ReportRow, 'day'>) => row.adjustment },
  ].filter(({ of }) => rows.some((row) => of(row) !== 0));
  const write = kind === 'MONTH' ? formatShortDay : formatMonth;
  return {
    titles: [labels.rowTitles[kind]],
    rows: rows.map(({ day }) => [write(day, language)]),
    columns: [
      column(texts.gross, (row) => row.grossSalary),
      column(texts.tax, (row) => -row.tax),
      ...optional.map(({ title, of }) => column(title, of)),
      column(texts.paid, (row) => row.payout),
    ],
    total: texts.total,
  };
}
