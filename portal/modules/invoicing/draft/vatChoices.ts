import { formatDecimal } from '../../../ui/money/formatDecimal.ts';
import type { LineRule } from './LineRule.ts';
import type { WritingProfile } from './WritingProfile.ts';

/** The VAT percentages the seller may charge, the highest first. */
export function vatChoices(rates: WritingProfile['lineRates'] | undefined): string[] {
  return (rates?.vatRates ?? []).map((rate) => formatDecimal(rate, 'en'));
}

/** The VAT that a line of a kind begins with; what is partly tax-free has the lowest. */
export function usualVat(rule: LineRule, rates: WritingProfile['lineRates']): string {
  const isPartlyTaxFree = rule.tax === 'ABOVE_RATE' || rule.tax === 'TAXABLE_PART';
  return vatChoices(rates).at(isPartlyTaxFree ? -1 : 0) ?? '';
}
