import type { TFunction } from 'i18next';
import { formatDecimal } from '../../ui/money/formatMoney.ts';

/** A quantity with its unit: “10 t”, “1 dag”, “2,5 km”. */
export function showQuantity(
  { quantity, unit }: { quantity: string | null; unit: 'HOUR' | 'DAY' | 'KM' | 'PIECE' },
  t: TFunction,
  language: string,
): string {
  const count = Number(quantity ?? 0);
  return `${formatDecimal(quantity ?? '0', language)}\u00a0${t(`invoicing/public:unit.${unit}`, { count })}`;
}
