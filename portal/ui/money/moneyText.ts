import { formatMoney } from './formatMoney.ts';

/** An amount within a text, `1 200,50`, or with its currency, `1 200,50 kr`. Elsewhere `Money` shows one. */
export function moneyText(minor: number, language: string, currency?: string): string {
  const { sign, whole, fraction } = formatMoney(minor, language);
  return `${sign}${whole}${fraction}${currency ? `\u00a0${currencyUnit(currency)}` : ''}`;
}

/** Kroner are called by their sign; other currencies by their code. */
export const currencyUnit = (currency: string): string => (currency === 'NOK' ? 'kr' : currency);
