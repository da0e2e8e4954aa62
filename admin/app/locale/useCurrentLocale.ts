import { useI18nProvider } from 'react-admin';
import type { Locale } from './locale.ts';

/** The language whose texts are loaded. react-admin's own useLocale names the next one while they are still on their way. */
export function useCurrentLocale(): Locale {
  return useI18nProvider().getLocale() === 'en' ? 'en' : 'nb';
}
