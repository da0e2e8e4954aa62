import type { LocalizedText } from './application-form.ts';

type Language = 'nb' | 'en';

/** The text in a language; if missing, that in the other. */
export function localize(text: LocalizedText | undefined, language: Language): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  return text[language] || text[language === 'nb' ? 'en' : 'nb'] || '';
}
