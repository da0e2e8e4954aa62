import type { Said } from './application-form.ts';

type Language = 'nb' | 'en';

/** The text in a language; if missing, that in the other. */
export function saidIn(said: Said | undefined, language: Language): string {
  if (said === undefined || typeof said === 'string') return said ?? '';
  return said[language] || said[language === 'nb' ? 'en' : 'nb'] || '';
}
