import { humanise } from '../catalogue/humanise.ts';
import type { Locale } from './locale.ts';

const files = import.meta.glob<Record<string, string>>(
  '../../../forms/modules/core/errors/messages.*.json',
  { eager: true, import: 'default' },
);

// What a refusal speaks of when it names no field.
const whole: Record<Locale, string> = { nb: 'Dette', en: 'This' };

/**
 * The house's text for a refusal: the one written for this code and field, else the one for the
 * code. An unknown code is shown as it is, so that it can at least be asked about.
 */
export function errorTextOf(code: string, locale: Locale, path = '', label?: string): string {
  const file = Object.entries(files).find(([name]) => name.endsWith(`messages.${locale}.json`));
  const texts = file?.[1] ?? {};
  const field = path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? '';
  const text = texts[`${code}.${field}`] ?? texts[code] ?? code;
  return text.replaceAll('{{path}}', label ?? (field ? humanise(field) : whole[locale]));
}
