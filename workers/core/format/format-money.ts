import { formatNumber } from './format-number.ts';
import type { WrittenLanguage } from './written-language.ts';

/**
 * Writes an amount in minor units with two decimals: 1250000 is 12 500,00. Kroner and øre are parted as
 * whole numbers, since the hundredth of a very large one is no longer exact to the øre.
 */
export function formatMoney(minor: number, language: WrittenLanguage): string {
  const cents = minor % 100;
  const whole = formatNumber((minor - cents) / 100, language, 0);
  const sign = minor < 0 && minor > -100 ? formatNumber(-1, language, 0).slice(0, 1) : '';
  const mark = language === 'nb' ? ',' : '.';
  return `${sign}${whole}${mark}${String(Math.abs(cents)).padStart(2, '0')}`;
}

/** The same in two parts, for figures whose øre are set smaller. */
export function splitMoney(
  minor: number,
  language: WrittenLanguage,
): [whole: string, cents: string] {
  const text = formatMoney(minor, language);
  return [text.slice(0, -3), text.slice(-3)];
}
