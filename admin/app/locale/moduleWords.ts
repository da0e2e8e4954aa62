import { joinWords } from '#forms/words/join-words.ts';
import type { Words } from '#forms/words/words.ts';
import { fetchedWords } from './fetchedWords.ts';
import type { Locale } from './locale.ts';

const none = joinWords([]);

/** The labels of all modules in a loaded language; callers wait for that before they render. */
export function moduleWords(locale: Locale): Words {
  return fetchedWords.get(locale) ?? none;
}
