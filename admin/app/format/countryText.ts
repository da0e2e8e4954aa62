import type { Locale } from '../locale/locale.ts';

/** A country by its name: "NO" is Norge, or Norway. What is no code stays as somebody wrote it. */
export function countryText(value: unknown, locale: Locale): string {
  const code = String(value).trim();
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code;
}
