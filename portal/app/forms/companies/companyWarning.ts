import type { Company } from './Company.ts';

/** Why this company cannot be chosen; null when it can. */
export function companyWarning(company: Company): 'deleted' | 'bankrupt' | 'liquidation' | null {
  if (company.deleted) return 'deleted';
  if (company.markedAsBankruptcy) return 'bankrupt';
  const windsUp = company.underLiquidation || company.underForcedLiquidation;
  return windsUp ? 'liquidation' : null;
}
