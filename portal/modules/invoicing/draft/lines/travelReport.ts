import type { FigureRules } from '#forms/validate/read-figure.ts';
import { parseDecimal } from '#portal/ui/money/parseMoney.ts';
import type { SavedInvoice } from '../draftFields.ts';
import type { LineDraft, TravelDraft } from './LineDraft.ts';

type Saved = SavedInvoice['lines'][number]['travelReport'];

export const meals = ['breakfasts', 'lunches', 'dinners'] as const;

/** Meals are counted. */
export const mealRules: FigureRules = { decimals: 0 };

const texts = ['purpose', 'startDate', 'startTime', 'endDate', 'endTime', 'lodgingName'] as const;

/** A trip of which nothing is written. */
export const emptyTravel: TravelDraft = {
  purpose: '',
  startDate: '',
  startTime: '',
  endDate: '',
  endTime: '',
  lodging: '',
  lodgingName: '',
  breakfasts: '',
  lunches: '',
  dinners: '',
};

/** Whether the server counts and prices the line from its trip. */
export function isComputedTrip({ rule, travelReport }: LineDraft): boolean {
  return rule.isTravel && rule.tax === 'TAXABLE_PART' && travelReport != null;
}

/** The trip of a saved line as it can be written on; no meals are an empty field. */
export function savedTravel(report: Saved): TravelDraft | null {
  if (!report) return null;
  const draft: TravelDraft = { ...emptyTravel, lodging: report.lodging ?? '' };
  for (const name of texts) draft[name] = report[name] ?? '';
  for (const name of meals) draft[name] = report[name] ? String(report[name]) : '';
  return draft;
}

/** The trip as the server takes it. */
export function travelInput(report: TravelDraft) {
  // A text that is no number is refused at its field, by unreadableNumbers, before the invoice is sent in.
  const count = (typed: string) => Number(parseDecimal(typed, mealRules) ?? 0);
  return {
    purpose: report.purpose.trim() || null,
    startDate: report.startDate || null,
    startTime: report.startTime || null,
    endDate: report.endDate || null,
    endTime: report.endTime || null,
    lodging: report.lodging || null,
    lodgingName: report.lodgingName.trim() || null,
    breakfasts: count(report.breakfasts),
    lunches: count(report.lunches),
    dinners: count(report.dinners),
  };
}
