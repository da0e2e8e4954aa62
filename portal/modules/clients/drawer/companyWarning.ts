import type { Company } from './Company.ts';

/** What one should know before working for this company, as a message key. */
export function companyWarning(company: Company): string | null {
  if (company.deleted) return 'warning.deleted';
  if (company.markedAsBankruptcy) return 'warning.bankrupt';
  if (company.underLiquidation || company.underForcedLiquidation) return 'warning.liquidation';
  return null;
}
