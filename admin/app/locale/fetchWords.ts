import words from 'virtual:words';
import { joinWords } from '../../../forms/words/join-words.ts';
import { fetchedWords } from './fetchedWords.ts';
import type { Locale } from './locale.ts';

/** Brings the words of all modules in a language, once. */
export async function fetchWords(locale: Locale): Promise<void> {
  if (fetchedWords.has(locale)) return;
  const load = async (piece: string): Promise<object> =>
    (await words[locale]?.[piece]?.())?.default ?? {};
  const [said, ofCodes, ofFields] = await Promise.all([
    load('all'),
    load('errors'),
    load('field-errors'),
  ]);
  fetchedWords.set(locale, joinWords([said, { errors: { ...ofCodes, ...ofFields } }]));
}
