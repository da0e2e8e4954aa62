import words from 'virtual:words';
import type { i18n } from 'i18next';
import { createContext } from 'react';
import { joinWords } from '#forms/words/join-words.ts';
import type { Words } from '#forms/words/words.ts';

/** Loaded for every page of an account: the sections and nouns of all modules, and all labels of `core`. */
const SHARED = 'words';

/** The events of all modules. */
export const EVENTS = 'events';

const namespaceOf = (module: string) => (module === 'core' ? SHARED : `${SHARED}-${module}`);

/** The namespaces of the given modules, and the shared one. */
export const wordsNamespaces = (modules: readonly string[]): string[] => [
  SHARED,
  ...modules.map(namespaceOf),
];

/** Of one module alone, for a page that strangers open, which has not even what all share. */
export const wordsNamespace = (module: string): string => namespaceOf(module);

/** The words of all modules. */
export const allWords: readonly string[] = Object.keys(words.nb ?? {}).filter(
  (piece) => piece === SHARED || piece.startsWith(`${SHARED}-`),
);

const joined = new Map<string, { bundles: object[]; words: Words }>();

/** The loaded labels of these namespaces, merged once for all callers. */
export function loadedWords(
  texts: Pick<i18n, 'getResourceBundle'>,
  language: string,
  namespaces: readonly string[] = allWords,
): Words {
  const bundles: object[] = namespaces
    .map((one) => texts.getResourceBundle(language, one))
    .filter(Boolean);
  const key = `${language} ${namespaces}`;
  const known = joined.get(key);
  const isSame = bundles.length === known?.bundles.length;
  if (known && isSame && bundles.every((one, at) => one === known.bundles[at])) return known.words;
  const words = joinWords(bundles);
  joined.set(key, { bundles, words });
  return words;
}

/** The namespaces of the page's labels, from the modules of its route. */
export const PageWords = createContext<readonly string[]>(allWords);
