import type { LineDraft } from './LineDraft.ts';
import { usualVat } from './vatChoices.ts';
import type { WritingProfile } from './WritingProfile.ts';
import { reportHours } from './withReport.ts';

/** A line whose quantity follows its hours and whose VAT is the usual one of its kind: its price is all there is to write. */
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
