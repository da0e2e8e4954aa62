import { THOUSANDS } from './thousands.ts';
import type { WrittenLanguage } from './written-language.ts';

const MINUS = '\u2212';

/** Writes a number with thin spaces between thousands: 12 500,5 in Norwegian, 12 500.5 in English. */
export function formatNumber(value: number, language: WrittenLanguage, decimals?: number): string {
  const digits =
    decimals === undefined ? trimmed(Math.abs(value)) : Math.abs(value).toFixed(decimals);
  const [whole = '0', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, THOUSANDS);
  const sign = value < 0 ? MINUS : '';
  return `${sign}${grouped}${fraction ? `${language === 'nb' ? ',' : '.'}${fraction}` : ''}`;
}

/** At most two decimals, without trailing zeros. */
function trimmed(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '');
}
