import type { Words } from '../../../forms/words/words.ts';
import type { Locale } from './locale.ts';

/** By language. Nobody pays for the one that they do not read. */
export const fetchedWords = new Map<Locale, Words>();
