/** The locale dates are written by: English as in Europe, with the day before the month. */
export function dateLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
