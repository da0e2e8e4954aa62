import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryCodes } from './countryCodes.ts';

const nordic = ['NO', 'SE', 'DK', 'FI'];

/** Every country by its name in the language, the four we serve first, and none before them. */
export function useCountries(): { value: string; label: string }[] {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const labelled = (value: string) => ({ value, label: names.of(value) ?? value });
    const rest = countryCodes
      .filter((code) => !nordic.includes(code))
      .map(labelled)
      .sort((a, b) => a.label.localeCompare(b.label, language));
    return [{ value: '', label: '' }, ...nordic.map(labelled), ...rest];
  }, [language]);
}
