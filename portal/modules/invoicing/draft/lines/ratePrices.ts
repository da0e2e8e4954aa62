import type { WritingProfile } from '../WritingProfile.ts';
import type { LineDraft } from './LineDraft.ts';
import type { LineRule } from './LineRule.ts';
import { writtenMoney } from './writtenMoney.ts';

type Rates = WritingProfile['lineRates'];
type Prices = Pick<LineDraft, 'unitPrice' | 'dietTaxableUnitPrice' | 'dietNonTaxableUnitPrice'>;

/** The prices a line of a kind has by the rates in force; nothing where there is no rate. */
export function ratePrices({ lineType }: LineRule, rates: Rates, language: string): Prices {
  const price = rates?.prices.find((one) => one.lineType === lineType);
  return {
    unitPrice: writtenMoney(price?.unitPrice, language),
    dietTaxableUnitPrice: writtenMoney(price?.dietTaxableUnitPrice, language),
    dietNonTaxableUnitPrice: writtenMoney(price?.dietNonTaxableUnitPrice, language),
  };
}
