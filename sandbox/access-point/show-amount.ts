import type { SandboxLanguage } from '../core/route.ts';

/** A decimal amount as people write it; what is no number is shown as it came. */
export function showAmount(amount: string, language: SandboxLanguage): string {
  if (amount === '' || Number.isNaN(Number(amount))) return amount;
  return new Intl.NumberFormat(language === 'nb' ? 'nb-NO' : 'en-GB', {
    minimumFractionDigits: 2,
  }).format(Number(amount));
}
