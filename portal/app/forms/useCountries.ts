import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesIn } from './countriesIn.ts';

/** The countries to choose from, after an empty option. */
export function useCountries(): { value: string; label: string }[] {
  const { language } = useTranslation().i18n;
  return useMemo(() => [{ value: '', label: '' }, ...countriesIn(language)], [language]);
}
