import type { Locale } from '../locale/locale.ts';

/** The name of a country: "NO" is Norge, or Norway. Text that is no code stays as it is. */
export function countryText(value: unknown, locale: Locale): string {
  const code = String(value).trim();
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code;
}
