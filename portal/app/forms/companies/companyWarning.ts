import type { Company } from './Company.ts';

/** What one should know before working with this company, and whether that rules it out. */
export function companyWarning(
  company: Company,
): { key: 'deleted' | 'bankrupt' | 'liquidation'; isOut: boolean } | null {
  if (company.deleted) return { key: 'deleted', isOut: false };
  if (company.markedAsBankruptcy) return { key: 'bankrupt', isOut: true };
  const windsUp = company.underLiquidation || company.underForcedLiquidation;
  return windsUp ? { key: 'liquidation', isOut: true } : null;
}
