import { type FigureRules, readFigure } from '#forms/validate/read-figure.ts';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import {
  moneyRules,
  parseDecimal,
  parseMoney,
  quantityRules,
} from '#portal/ui/money/parseMoney.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import { mealRules, meals } from '../lines/travelReport.ts';

const amounts = ['unitPrice', 'dietTaxableUnitPrice', 'dietNonTaxableUnitPrice'] as const;

/** The number format of a line's field. */
export function figureRulesOf(name: string): FigureRules {
  if (meals.some((one) => one === name)) return mealRules;
  return amounts.some((one) => one === name) ? moneyRules : quantityRules;
}

/** Whether a numeric field contains text that is not a number. */
export function isUnreadable(name: string, text: string): boolean {
  if (text.trim() === '') return false;
  if (name === 'quantity' || name === 'hours') return parseDecimal(text) === null;
  if (meals.some((one) => one === name)) return parseDecimal(text, mealRules) === null;
  return amounts.some((one) => one === name) && parseMoney(text) === null;
}

/** Refusals for text that is not a number. The server cannot refuse it, since it cannot be sent. */
export function unreadableNumbers({ lines }: InvoiceDraft): Refusal[] {
  return lines.flatMap((line, at) => {
    const fields = [
      ...(['quantity', ...amounts] as const).map((name) => [name, line[name], name] as const),
      ['workReport.hours', line.workReport?.hours ?? '', 'hours'] as const,
      ...meals.map(
        (name) => [`travelReport.${name}`, line.travelReport?.[name] ?? '', name] as const,
      ),
    ];
    return fields
      .filter(([, text, name]) => isUnreadable(name, text))
      .map(([path, text, name]) => ({ code: codeOf(name, text), path: `lines.${at}.${path}` }));
  });
}

function codeOf(name: string, text: string): 'TOO_BIG' | 'INVALID' {
  const read = readFigure(text, figureRulesOf(name));
  return 'fault' in read && read.fault === 'TOO_BIG' ? 'TOO_BIG' : 'INVALID';
}
