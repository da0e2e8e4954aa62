import { dateLocale } from './dateLocale.ts';
import { parseMoment } from './parseMoment.ts';

/** A calendar day written out, for documents where the exact date matters. */
export function formatDay(value: string, language: string): string {
  return parseMoment(value).toLocaleDateString(dateLocale(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
