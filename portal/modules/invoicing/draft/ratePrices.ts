import type { LineDraft, LineType } from './LineDraft.ts';
import type { WritingProfile } from './WritingProfile.ts';
import { writtenMoney } from './writtenMoney.ts';

type Rates = WritingProfile['lineRates'];
type Prices = Pick<LineDraft, 'unitPrice' | 'dietTaxableUnitPrice' | 'dietNonTaxableUnitPrice'>;

/** The prices a line of a kind has by the rates in force; nothing where there is no rate. */
export function ratePrices(lineType: LineType, rates: Rates, language: string): Prices {
  const mileage = lineType === 'MILEAGE' ? rates : null;
  const diet = lineType === 'DIET' ? rates : null;
  return {
    unitPrice: writtenMoney(mileage?.mileageUnitPrice, language),
    dietTaxableUnitPrice: writtenMoney(diet?.dietTaxableUnitPrice, language),
    dietNonTaxableUnitPrice: writtenMoney(diet?.dietNonTaxableUnitPrice, language),
  };
}
