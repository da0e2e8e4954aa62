import { formatDecimal } from '#portal/ui/money/formatMoney.ts';
import type { LineDraft, WorkReportDraft } from './LineDraft.ts';

/** The hours of a work report as text; empty while it does not say. */
export function reportHours(report: WorkReportDraft, language: string): string {
  if (report.type === 'TASK') return report.hours.trim();
  // For times over several days the hours cannot be derived: the nights are unknown.
  if (report.startDate !== report.endDate) return '';
  const [from, to] = [minutes(report.startTime), minutes(report.endTime)];
  if (from === null || to === null || to <= from) return '';
  return formatDecimal(((to - from) / 60).toFixed(2), language);
}

/**
 * A line with its report changed. The quantity follows the hours until the user writes another one: a fixed
 * price for the whole is one piece, and stays one.
 */
export function withReport(
  line: LineDraft,
  workReport: WorkReportDraft,
  language: string,
): Pick<LineDraft, 'workReport' | 'quantity'> {
  const before = line.workReport ? reportHours(line.workReport, language) : '';
  const follows = line.quantity.trim() === '' || line.quantity.trim() === before;
  return { workReport, quantity: follows ? reportHours(workReport, language) : line.quantity };
}

function minutes(clock: string): number | null {
  const [hours, rest] = clock.split(':').map(Number);
  return hours === undefined || rest === undefined || Number.isNaN(hours + rest)
    ? null
    : hours * 60 + rest;
}
