import { useParams } from '@tanstack/react-router';
import { type Language, languages } from './languages.ts';

/** The language of the address. */
export function useLanguage(): Language {
  const { lang }: { lang?: string } = useParams({ strict: false });
  return languages.find((one) => one === lang) ?? 'nb';
}
