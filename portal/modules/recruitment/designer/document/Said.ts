import { type Language, languages } from '../../../../ui/language/languages.ts';

/** What a form says: alike in every language, or one by one. */
export type Said = string | Partial<Record<Language, string>>;

/** What is said in a language; where it is not, what is said in another. */
export function saidIn(said: unknown, language: Language): string {
  if (typeof said === 'string') return said;
  if (typeof said !== 'object' || said === null) return '';
  const texts = [language, ...languages].map((one) => Reflect.get(said, one) as unknown);
  return texts.find((one): one is string => typeof one === 'string' && one !== '') ?? '';
}

/** Whether a text is said in each language for itself. */
export const isByLanguage = (said: unknown): said is Exclude<Said, string> =>
  typeof said === 'object' && said !== null && !Array.isArray(said);
