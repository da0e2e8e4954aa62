import { formatMoney } from './formatMoney.ts';

/** An amount within a text: `1 200,50`, or with the currency where the language has it, `1 200,50 kr` and `NOK 1 200.50`. Elsewhere `Money` shows one. */
export function moneyText(minor: number, language: string, currency?: string): string {
  const { sign, whole, fraction } = formatMoney(minor, language);
  const figures = `${sign}${whole}${fraction}`;
  if (!currency) return figures;
  if (language !== 'nb') return `${currency}\u00a0${figures}`;
  return `${figures}\u00a0${currencyUnit(currency)}`;
}

/** Kroner are called by their sign; other currencies by their code. */
export const currencyUnit = (currency: string): string => (currency === 'NOK' ? 'kr' : currency);
