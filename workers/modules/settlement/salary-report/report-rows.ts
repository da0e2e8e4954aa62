import { formatMonth, formatShortDay } from '#workers/core/format/written-values.ts';
import type { PayTable } from '../pay-document/draw-pay-table.ts';
import type { PayDrawing } from '../pay-document/pay-parties.ts';
import type { ReportTexts } from './report-texts.ts';
import type { ReportRow, SalaryReport } from './salary-report.ts';

/** The payouts of a month or the months of a year, from the gross salary to the account. */
export function reportRows(
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
