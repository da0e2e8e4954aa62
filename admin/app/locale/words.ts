import { useEffect, useState } from 'react';
import { refusalIn } from '#forms/words/refusal-in.ts';
import { joinWords, type Words } from '#forms/words/words.ts';
import { type Locale, useCurrentLocale } from './locale.ts';

/** By language. Only the languages in use are loaded. */
export const fetchedWords = new Map<Locale, Words>();

const none = joinWords([]);

/** The labels of all modules in a loaded language; callers wait for that before they render. */
export function moduleWords(locale: Locale): Words {
  return fetchedWords.get(locale) ?? none;
}

/** The message of a refusal. An unknown code is shown unchanged, so that it can be quoted to support. */
export function errorTextOf(code: string, locale: Locale, path = '', label?: string): string {
  return refusalIn(moduleWords(locale), { code, path }, label) ?? code;
}

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

/**
 * Whether all words of the language are there, which are fetched otherwise: a part of the first screen waits for those
 * that the screen does without. True as well where they do not come, since names are better than nothing.
 */
export function useAllWords(): boolean {
  const locale = useCurrentLocale();
  const [tried, setTried] = useState<Locale | null>(null);
  useEffect(() => {
    let isShown = true;
    const settle = () => isShown && setTried(locale);
    void fetchWords(locale).then(settle, settle);
    return () => {
      isShown = false;
    };
  }, [locale]);
  return whole.has(locale) || tried === locale;
}
