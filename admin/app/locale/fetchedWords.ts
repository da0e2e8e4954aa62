import type { Words } from '#forms/words/words.ts';
import type { Locale } from './locale.ts';

/** By language. Only the languages in use are loaded. */
export const fetchedWords = new Map<Locale, Words>();
