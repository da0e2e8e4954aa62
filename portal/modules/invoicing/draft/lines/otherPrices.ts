import { parseDecimal } from '#portal/ui/money/parseMoney.ts';
import type { WritingProfile } from '../WritingProfile.ts';
import type { LineDraft } from './LineDraft.ts';
import { ratePrices } from './ratePrices.ts';

/** The prices of a line by the rates in force, where the line has others; null where it agrees. */
export function otherPrices(
  line: LineDraft,
  rates: WritingProfile['lineRates'],
  language: string,
): ReturnType<typeof ratePrices> | null {
  const prices = ratePrices(line.rule, rates, language);
  const names = ['unitPrice', 'dietTaxableUnitPrice', 'dietNonTaxableUnitPrice'] as const;
  const differs = names.some(
    (name) => prices[name] !== '' && number(prices[name]) !== number(line[name]),
  );
  return differs ? prices : null;
}

/** Compared as numbers, since 5,3 equals 5,30; null for other text. */
function number(text: string): number | null {
  const read = parseDecimal(text);
  return read === null ? null : Number(read);
}
