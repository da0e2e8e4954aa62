import { countryCodes } from './countryCodes.ts';

const served = ['NO', 'SE', 'DK', 'FI'];

/** Every country by its name in a language, the four we serve first. */
export function countriesIn(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const labelled = (value: string) => ({ value, label: names.of(value) ?? value });
  const rest = countryCodes
    .filter((code) => !served.includes(code))
    .map(labelled)
    .sort((a, b) => a.label.localeCompare(b.label, language));
  return [...served.map(labelled), ...rest];
}
