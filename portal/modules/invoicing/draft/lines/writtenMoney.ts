import { moneyText } from '#portal/ui/money/formatMoney.ts';

/** A stored amount as text for a field; empty without one. */
export function writtenMoney(minor: number | null | undefined, language: string): string {
  return minor === null || minor === undefined ? '' : moneyText(minor, language);
}
