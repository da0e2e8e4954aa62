import { formatDay } from './format-day.ts';
import type { WrittenLanguage } from './written-language.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Writes a moment by Norwegian clocks: 12. november 2026 kl. 14.05, 12 November 2026 at 14:05. */
export function formatMoment(moment: string, language: WrittenLanguage): string {
  const [day = '', time = ''] = clock.format(new Date(moment)).split(' ');
  const written = formatDay(day, language);
  return language === 'nb' ? `${written} kl. ${time.replace(':', '.')}` : `${written} at ${time}`;
}
