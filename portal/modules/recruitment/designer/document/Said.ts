import { type Language, languages } from '#portal/ui/language/languages.ts';

/** A text of a form: the same for all languages, or one for each. */
export type Said = string | Partial<Record<Language, string>>;

/** The text in a language; if missing, that of another. */
export function saidIn(said: unknown, language: Language): string {
  if (typeof said === 'string') return said;
  if (typeof said !== 'object' || said === null) return '';
  const texts = [language, ...languages].map((one) => Reflect.get(said, one) as unknown);
  return texts.find((one): one is string => typeof one === 'string' && one !== '') ?? '';
}

/** Whether a text exists for each language. */
export const isByLanguage = (said: unknown): said is Exclude<Said, string> =>
  typeof said === 'object' && said !== null && !Array.isArray(said);
