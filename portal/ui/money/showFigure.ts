import { formatDecimal } from './formatDecimal.ts';
import { THIN_SPACE } from './formatMoney.ts';

/** A decimal string as shown in a field, with its thousands separated: `1500.50` → `1 500,5`. */
export function showFigure(value: string, language: string): string {
  const [whole = '', ...fraction] = formatDecimal(value, language).split(/(?=[.,])/);
  return whole.replace(/(?<=\d)(?=(\d{3})+$)/g, THIN_SPACE) + fraction.join('');
}
