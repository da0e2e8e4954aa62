import { type Language, languages } from '../../ui/language/currentLanguage.ts';
import { useWay } from '../routing/Navigation.ts';

/** Each language as its own speakers call it. */
export const languageNames: Record<Language, string> = { nb: 'Norsk', en: 'English' };

/** The language of the address. */
export function useLanguage(): Language {
  const { lang } = useWay().useParams();
  return languages.find((one) => one === lang) ?? 'nb';
}
