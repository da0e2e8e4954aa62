import type { SandboxLanguage } from '../core/route.ts';

export const showKroner = (minor: number, language: SandboxLanguage): string =>
  (minor / 100).toLocaleString(language === 'nb' ? 'nb-NO' : 'en-GB', { minimumFractionDigits: 2 });
