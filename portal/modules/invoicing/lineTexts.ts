import type { TFunction } from 'i18next';
import { formatDecimal } from '../../ui/money/Money.tsx';

/** The name of an occupation in the reader's language. */
export const occupationName = (
  { name, nameEn }: { name: string; nameEn: string | null },
  language: string,
): string => (language === 'en' && nameEn) || name;

interface Priced {
  unitPrice: number | null;
  dietTaxableUnitPrice: number | null;
  dietNonTaxableUnitPrice: number | null;
  rule: { tax: string };
}

interface Named {
  description: string | null;
  occupationCode: { name: string; nameEn: string | null } | null;
}

/** The description of a line, besides its kind. */
export function lineName(line: Named, language: string): string | null {
  const { description, occupationCode } = line;
  return description || (occupationCode && occupationName(occupationCode, language));
}

/** The unit price; a partly taxable line has two parts. */
export function linePrice(line: Priced): number | null {
  if (line.rule.tax !== 'TAXABLE_PART') return line.unitPrice;
  return (line.dietTaxableUnitPrice ?? 0) + (line.dietNonTaxableUnitPrice ?? 0);
}

/** The route of a drive, as on the document; empty for a line without addresses. */
export function lineRoute(line: { addressFrom: string | null; addressTo: string | null }): string {
  return [line.addressFrom, line.addressTo].filter(Boolean).join(' – ');
}

/** A quantity with its unit: “10 t”, “1 dag”, “2,5 km”. */
export function showQuantity(
  { quantity, unit }: { quantity: string | null; unit: 'HOUR' | 'DAY' | 'KM' | 'PIECE' },
  t: TFunction,
  language: string,
): string {
  const count = Number(quantity ?? 0);
  return `${formatDecimal(quantity ?? '0', language)}\u00a0${t(`invoicing/public:unit.${unit}`, { count })}`;
}
