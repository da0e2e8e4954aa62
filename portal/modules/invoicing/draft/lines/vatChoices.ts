import { formatDecimal } from '#portal/ui/money/Money.tsx';
import type { WritingProfile } from '../writingQuery.ts';
import type { LineDraft, LineRule } from './LineDraft.ts';

/** The VAT percentages the seller may charge, the highest first. */
export function vatChoices(rates: WritingProfile['lineRates'] | undefined): string[] {
  return (rates?.vatRates ?? []).map((rate) => formatDecimal(rate, 'en'));
}

/** The initial VAT of a line; partly tax-free kinds have the lowest. */
export function usualVat(rule: LineRule, rates: WritingProfile['lineRates']): string {
  const isPartlyTaxFree = rule.tax === 'ABOVE_RATE' || rule.tax === 'TAXABLE_PART';
  return vatChoices(rates).at(isPartlyTaxFree ? -1 : 0) ?? '';
}

/** Lines as another seller may send them: VAT they may not charge becomes the first they may. */
export function withSeller(
  lines: readonly LineDraft[],
  profile: WritingProfile | undefined,
): LineDraft[] {
  const choices = vatChoices(profile?.lineRates);
  const [first] = choices;
  return lines.map((line) =>
    first === undefined || choices.includes(line.vatRate) ? line : { ...line, vatRate: first },
  );
}
