import { joinWords } from '#forms/words/join-words.ts';
import type { Locale } from './locale.ts';
import { fetchedWords } from './moduleWords.ts';

const labels = {
  nb: () => import('virtual:words/nb/labels'),
  en: () => import('virtual:words/en/labels'),
};
const rest = {
  nb: () => import('virtual:words/nb/events-and-errors'),
  en: () => import('virtual:words/en/events-and-errors'),
};
const whole = new Set<Locale>();

/** Fetches the labels of all modules in a language, once. */
export async function fetchLabels(locale: Locale): Promise<void> {
  if (fetchedWords.has(locale)) return;
  const { default: fetched } = await labels[locale]();
  if (!fetchedWords.has(locale)) fetchedWords.set(locale, joinWords([fetched]));
}

/** Fetches all words in a language, once: also what pages and refusals need, and the first screen does not. */
export async function fetchWords(locale: Locale): Promise<void> {
  if (whole.has(locale)) return;
  const [{ default: more }] = await Promise.all([rest[locale](), fetchLabels(locale)]);
  fetchedWords.set(locale, joinWords([fetchedWords.get(locale) ?? {}, more]));
  whole.add(locale);
}
