import type { Refusal } from '../../../app/errors/Refusal.ts';
import { parseDecimal, quantityRules } from '../../../ui/money/parseDecimal.ts';
import { moneyRules, parseMoney } from '../../../ui/money/parseMoney.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';

const amounts = ['unitPrice', 'dietTaxableUnitPrice', 'dietNonTaxableUnitPrice'] as const;

/** How the field of a line is read. */
export const figureRulesOf = (name: string) =>
  amounts.some((one) => one === name) ? moneyRules : quantityRules;

/** Whether something stands in a field of numbers that is none. */
export function isUnreadable(name: string, text: string): boolean {
  if (text.trim() === '') return false;
  if (name === 'quantity' || name === 'hours') return parseDecimal(text) === null;
  return amounts.some((one) => one === name) && parseMoney(text) === null;
}

/** What the server cannot refuse, because as a number it cannot even be sent. */
export function unreadableNumbers({ lines }: InvoiceDraft): Refusal[] {
  return lines.flatMap((line, at) => {
    const fields = [
      ...(['quantity', ...amounts] as const).map((name) => [name, line[name], name] as const),
      ['workReport.hours', line.workReport?.hours ?? '', 'hours'] as const,
    ];
    return fields
      .filter(([, text, name]) => isUnreadable(name, text))
      .map(([path]) => ({ code: 'INVALID', path: `lines.${at}.${path}` }));
  });
}
