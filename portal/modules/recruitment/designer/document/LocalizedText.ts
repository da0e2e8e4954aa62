import { type Language, languages } from '#portal/ui/language/languages.ts';

/** A text of a form: the same for all languages, or one for each. */
export type LocalizedText = string | Partial<Record<Language, string>>;

/** The text in a language; if missing, that of another. */
export function localize(text: unknown, language: Language): string {
  if (typeof text === 'string') return text;
  if (typeof text !== 'object' || text === null) return '';
  const texts = [language, ...languages].map((one) => Reflect.get(text, one) as unknown);
  return texts.find((one): one is string => typeof one === 'string' && one !== '') ?? '';
}

/** Whether a text exists for each language. */
export const isByLanguage = (text: unknown): text is Exclude<LocalizedText, string> =>
  typeof text === 'object' && text !== null && !Array.isArray(text);
