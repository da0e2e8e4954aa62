import { dateLocale } from '#portal/ui/time/dateLocale.ts';
import { parseMoment } from '#portal/ui/time/parseMoment.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The label of a row as people read it: rows that go by their day are called by it in words. */
export function labelText(label: unknown, language: string): string {
  const text = String(label);
  if (!DAY.test(text)) return text;
  return parseMoment(text).toLocaleDateString(dateLocale(language), { dateStyle: 'long' });
}
