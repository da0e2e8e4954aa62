import { refusalIn } from '#forms/words/refusal-in.ts';
import type { Locale } from './locale.ts';
import { moduleWords } from './moduleWords.ts';

/** A refusal in words. An unknown code is shown unchanged, so that support can be asked about it. */
export function errorTextOf(code: string, locale: Locale, path = '', label?: string): string {
  return refusalIn(moduleWords(locale), { code, path }, label) ?? code;
}
