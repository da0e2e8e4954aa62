import type { SandboxLanguage } from '../core/route.ts';

/** A decimal amount in local notation. Text that is no number is shown unchanged. */
export function showAmount(amount: string, language: SandboxLanguage): string {
  if (amount === '' || Number.isNaN(Number(amount))) return amount;
  return new Intl.NumberFormat(language === 'nb' ? 'nb-NO' : 'en-GB', {
    minimumFractionDigits: 2,
  }).format(Number(amount));
}
