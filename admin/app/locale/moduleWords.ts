import { joinWords } from '#forms/words/join-words.ts';
import { refusalIn } from '#forms/words/refusal-in.ts';
import type { Words } from '#forms/words/words.ts';
import type { Locale } from './locale.ts';

/** By language. Only the languages in use are loaded. */
export const fetchedWords = new Map<Locale, Words>();

const none = joinWords([]);

/** The labels of all modules in a loaded language; callers wait for that before they render. */
export function moduleWords(locale: Locale): Words {
  return fetchedWords.get(locale) ?? none;
}

/** A refusal in words. An unknown code is shown unchanged, so that support can be asked about it. */
export function errorTextOf(code: string, locale: Locale, path = '', label?: string): string {
  return refusalIn(moduleWords(locale), { code, path }, label) ?? code;
}
