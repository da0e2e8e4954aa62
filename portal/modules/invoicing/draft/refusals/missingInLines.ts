import type { Refusal } from '#portal/app/errors/refusalText.ts';
import type { LineDraft } from '../lines/LineDraft.ts';

/**
 * The fields that a draft nothing was written in lacks, as `line_faults()` would name them: an empty draft is not sent
 * to the server, which would have to store it first.
 */
export function missingInLines(lines: readonly LineDraft[]): Refusal[] {
  if (lines.length === 0) return [{ code: 'BLANK', path: 'lines' }];
  return lines.flatMap((line, at) =>
    missingFields(line).map((field) => ({ code: 'BLANK', path: `lines.${at}.${field}` })),
  );
}

function missingFields(line: LineDraft): string[] {
  const { rule, workReport, travelReport } = line;
  const isInParts = rule.tax === 'TAXABLE_PART';
  const own = rule.requiredFields
    .map((name) => name.replace(/Id$/, ''))
    .filter((name) => isBlank(line[name as keyof LineDraft]));
  // Hours of a work report are its quantity.
  const quantity =
    workReport || (isInParts && travelReport) || !isBlank(line.quantity) ? [] : ['quantity'];
  const price = isInParts || !isBlank(line.unitPrice) ? [] : ['unitPrice'];
  return [...own, ...missingInReport(workReport), ...quantity, ...price];
}

function missingInReport(report: LineDraft['workReport']): string[] {
  if (!report) return [];
  const counted =
    report.type === 'TASK' ? (['hours'] as const) : (['startTime', 'endTime'] as const);
  return (['startDate', 'endDate', ...counted] as const)
    .filter((name) => isBlank(report[name]))
    .map((name) => `workReport.${name}`);
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
