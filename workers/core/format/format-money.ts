import { formatNumber } from './format-number.ts';
import type { WrittenLanguage } from './written-language.ts';

/** Writes an amount in minor units with two decimals: 1250000 is 12 500,00. */
export function formatMoney(minor: number, language: WrittenLanguage): string {
  return formatNumber(minor / 100, language, 2);
}

/** The same in two parts, for figures whose øre are set smaller. */
export function splitMoney(
  minor: number,
  language: WrittenLanguage,
): [whole: string, cents: string] {
  const text = formatMoney(minor, language);
  return [text.slice(0, -3), text.slice(-3)];
}
