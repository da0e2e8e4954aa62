import type { WritingProfile } from '../WritingProfile.ts';
import type { LineDraft } from './LineDraft.ts';
import { usualVat } from './vatChoices.ts';
import { reportHours } from './withReport.ts';

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
