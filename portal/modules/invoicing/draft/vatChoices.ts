import { formatDecimal } from '../../../ui/money/formatDecimal.ts';
import type { WritingProfile } from './WritingProfile.ts';

/** The VAT percentages the seller may charge, the highest first. */
export function vatChoices(rates: WritingProfile['lineRates'] | undefined): string[] {
  return (rates?.vatRates ?? []).map((rate) => formatDecimal(rate, 'en'));
}
