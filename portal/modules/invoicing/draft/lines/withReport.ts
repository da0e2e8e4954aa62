import { formatDecimal } from '#portal/ui/money/Money.tsx';
import type { WritingProfile } from '../writingQuery.ts';
import type { LineDraft, WorkReportDraft } from './LineDraft.ts';
import { usualVat } from './vatChoices.ts';

/** The hours of a work report as text; empty until they are known. */
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

/**
 * Whether the quantity follows the hours and the VAT is the usual one, so that only the price has to be
 * entered.
 */
export function isUsuallyPriced(
  line: LineDraft,
  rates: WritingProfile['lineRates'],
  language: string,
): boolean {
  const quantity = line.quantity.trim();
  const isCounted =
    !line.workReport || quantity === '' || quantity === reportHours(line.workReport, language);
  return isCounted && (!rates || line.vatRate === usualVat(line.rule, rates));
}
