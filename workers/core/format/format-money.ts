import { minorParts } from '#shared/minor-parts.ts';
import { THOUSANDS } from './thousands.ts';
import type { WrittenLanguage } from './written-language.ts';

/** Writes an amount in minor units with two decimals: 1250000 is 12 500,00. */
export function formatMoney(minor: number, language: WrittenLanguage): string {
  return splitMoney(minor, language).join('');
}

/** The same in two parts, for figures whose øre are set smaller. */
export function splitMoney(
  minor: number,
  language: WrittenLanguage,
): [whole: string, cents: string] {
  const { sign, whole, hundredths } = minorParts(minor, THOUSANDS);
  return [sign + whole, `${language === 'nb' ? ',' : '.'}${hundredths}`];
}
