import { joinWords } from '../../../forms/words/join-words.ts';
import type { Words } from '../../../forms/words/words.ts';
import { fetchedWords } from './fetchedWords.ts';
import type { Locale } from './locale.ts';

const none = joinWords([]);

/** The words of all modules in a language that was fetched; whoever draws or says something waits for that. */
export function moduleWords(locale: Locale): Words {
  return fetchedWords.get(locale) ?? none;
}
