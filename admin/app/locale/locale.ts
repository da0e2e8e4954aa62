import { useI18nProvider } from 'react-admin';
import { browserStorage } from '#shared/browser-storage.ts';

/** The languages of the console; the first is the default. */
export const locales = [
  { locale: 'nb', name: 'Norsk' },
  { locale: 'en', name: 'English' },
] as const;

export type Locale = (typeof locales)[number]['locale'];

const key = 'honorar.locale';

/** The chosen language outlives the session, unlike react-admin's own store. */
export const locale = {
  read: (): Locale => (browserStorage.device.read(key) === 'en' ? 'en' : 'nb'),
  choose(next: string): void {
    browserStorage.device.write(key, next === 'en' ? 'en' : 'nb');
    document.documentElement.lang = next;
  },
};

/** The language whose texts are loaded. react-admin's own useLocale names the next one while they are still on their way. */
export function useCurrentLocale(): Locale {
  return useI18nProvider().getLocale() === 'en' ? 'en' : 'nb';
}
