import { type Language, languages } from '../../ui/language/currentLanguage.ts';
import { useNavigation } from '../routing/Navigation.ts';

/** Each language as its own speakers call it. */
export const languageNames: Record<Language, string> = { nb: 'Norsk', en: 'English' };

/** The language of the address. */
export function useLanguage(): Language {
  const { lang } = useNavigation().useParams();
  return languages.find((one) => one === lang) ?? 'nb';
}
