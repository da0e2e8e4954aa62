import type { EhfInvoice } from './ehf-document.ts';

/**
 * The categories of EN 16931 that Norwegian sellers use here: standard rated, exempt, outside the scope of VAT.
 * The zero rate (`Z`) is for goods such as newspapers, which no line type sells.
 */
export type VatCategory = 'S' | 'E' | 'O';

export function vatCategory(rate: number, seller: EhfInvoice['seller']): VatCategory {
  if (!seller.vatRegistered) return 'O';
  return rate > 0 ? 'S' : 'E';
}

export const exemptionReasons = {
  E: 'Unntatt fra merverdiavgift',
  O: 'Selger er ikke registrert i Merverdiavgiftsregisteret',
} as const;

/** Code list VATEX, of the scope category alone: the list has none for Norwegian exemptions. */
export const OUT_OF_SCOPE_CODE = 'VATEX-EU-O';
