import { type Language, languages } from '../../ui/language/languages.ts';
import { useWay } from '../routing/Way.ts';

/** The language of the address. */
export function useLanguage(): Language {
  const { lang } = useWay().useParams();
  return languages.find((one) => one === lang) ?? 'nb';
}
