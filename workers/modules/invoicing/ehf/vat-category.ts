import type { EhfInvoice } from './ehf-document.ts';

/**
 * The categories of EN 16931 that Norwegian sellers use here: standard rated, exempt, zero rated, outside the
 * scope of VAT. Services to clients outside the Norwegian VAT area, which Svalbard is as well, are zero
 * rated; sales without VAT within it are exempt.
 */
export type VatCategory = 'S' | 'E' | 'Z' | 'O';

export function vatCategory(
  rate: number,
  { seller, client }: Pick<EhfInvoice, 'seller' | 'client'>,
): VatCategory {
  if (!seller.vatRegistered) return 'O';
  if (rate > 0) return 'S';
  return client.address?.country === 'NO' ? 'E' : 'Z';
}

export const exemptionReasons = {
  E: 'Unntatt fra merverdiavgift',
  O: 'Selger er ikke registrert i Merverdiavgiftsregisteret',
} as const;

/** Code list VATEX, of the scope category alone: the list has none for Norwegian exemptions. */
export const OUT_OF_SCOPE_CODE = 'VATEX-EU-O';
