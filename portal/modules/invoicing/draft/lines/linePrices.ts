import { moneyText } from '#portal/ui/money/Money.tsx';
import { parseDecimal } from '#portal/ui/money/parseMoney.ts';
import { occupationName } from '../../lineTexts.ts';
import type { WritingProfile } from '../writingQuery.ts';
import type { LineDraft, LineRule } from './LineDraft.ts';

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

/** A stored amount as text for a field; empty without one. */
export function writtenMoney(minor: number | null | undefined, language: string): string {
  return minor === null || minor === undefined ? '' : moneyText(minor, language);
}

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

/** A new line of the kind that was last sent in begins with the occupation and the price of that day. */
export function withUsualWork(
  line: LineDraft,
  work: WritingProfile['usualWork'] | undefined,
  language: string,
): LineDraft {
  if (!work?.occupationCode || work.rule.lineType !== line.rule.lineType) return line;
  const { id } = work.occupationCode;
  const label = occupationName(work.occupationCode, language);
  const unitPrice = writtenMoney(work.unitPrice, language);
  const usual = { occupationCodeId: id, unitPrice };
  return { ...line, occupationCode: { id, label }, unitPrice, usual };
}
