import { useWay } from '../routing/Way.ts';
import { type Language, languages } from './languages.ts';

/** The language of the address. */
export function useLanguage(): Language {
  const { lang } = useWay().useParams();
  return languages.find((one) => one === lang) ?? 'nb';
}
