import { fetchedWords } from './fetchedWords.ts';
import type { Locale } from './locale.ts';

const words = {
  nb: () => import('virtual:words/nb/all'),
  en: () => import('virtual:words/en/all'),
};

/** Fetches the words of all modules in a language, once. */
export async function fetchWords(locale: Locale): Promise<void> {
  if (!fetchedWords.has(locale)) fetchedWords.set(locale, (await words[locale]()).default);
}
