import type { TFunction } from 'i18next';
import type { Labels } from '#forms/words/words-in.ts';
import { type FragmentOf, graphql } from '#portal/graphql/graphql.ts';
import { reportHours } from './withReport.ts';

/** The rules of a kind of line that the editor needs. */
export const lineRuleFields = graphql(`
  fragment LineRuleFields on LineRule @_unmask {
    lineType tax unit requiredFields needsReceipt isTravel startingRate
  }
`);

/** A kind of line: its tax treatment, unit and required fields. */
export type LineRule = FragmentOf<typeof lineRuleFields>;

/** When the work was done: by the clock, or as a task of so many hours. */
export interface WorkReportDraft {
  type: 'TIME' | 'TASK';
  startDate: string;
  endDate: string;
  hours: string;
  startTime: string;
  endTime: string;
}

/** The trip of a diet or mileage line, counted and dated as typed. */
export interface TravelDraft {
  purpose: string;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  /** Empty for a trip without an overnight stay. */
  lodging: '' | 'HOTEL' | 'WITHOUT_COOKING' | 'WITH_COOKING';
  lodgingName: string;
  breakfasts: string;
  lunches: string;
  dinners: string;
}

/** A line as it is being written. Amounts stay as typed until the server has read them. */
export interface LineDraft {
  /** Only for React; the server identifies lines by their position. */
  key: string;
  /** The rule of its kind, stored with the line so that it works offline. */
  rule: LineRule;
  description: string;
  occupationCode: { id: string; label: string } | null;
  quantity: string;
  unitPrice: string;
  vatRate: string;
  dietTaxableUnitPrice: string;
  dietNonTaxableUnitPrice: string;
  addressFrom: string;
  addressTo: string;
  workReport: WorkReportDraft | null;
  /** Null for a line whose price is stated; local copies from older versions have none. */
  travelReport?: TravelDraft | null;
  dependentOnPosition: number | null;
  /** The default occupation and price it started with; null for a line without. */
  usual?: { occupationCodeId: string; unitPrice: string } | null;
  /** Folded to one row, as its writer left it. */
  collapsed: boolean;
}

/** The unit of the quantity in the editor; the document shows the unit that the server has decided. */
export function lineUnit(
  { rule, workReport, quantity }: LineDraft,
  language: string,
): 'HOUR' | 'DAY' | 'KM' | 'PIECE' {
  if (rule.unit) return rule.unit;
  if (!workReport) return 'PIECE';
  const hours = reportHours(workReport, language);
  // Without either, the quantity will follow the hours.
  const byHour = workReport.type === 'TIME' || quantity.trim() === hours;
  return byHour ? 'HOUR' : 'PIECE';
}

/** The label of the quantity for a kind of line: the general one for pieces, else the name of the unit. */
export function quantityWord({ unit }: LineRule, words: Labels): string {
  if (unit && unit !== 'PIECE') return words.value('LineUnit', unit).label;
  return words.field('invoice_lines.quantity').label;
}

/** The label of the price: that of the kind of line, else of its unit, else the general one. */
export function priceWord({ lineType, unit }: LineRule, t: TFunction): string {
  return t([lineType, unit, 'other'].filter(Boolean).map((one) => `line.price.${one}`));
}
