import words from 'virtual:words';
import type { i18n } from 'i18next';
import { createContext, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { joinWords, type Words } from '#forms/words/words.ts';
import { type Labels, wordsIn } from '#forms/words/words-in.ts';

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

/**
 * The messages of the screens below a folder, as `useMessages('invoicing/draft')`, with the language they are in.
 * Of several folders the first is meant where none is named; without one it is the frame's.
 */
export function useMessages(folder?: string | string[]) {
  const { t, i18n } = useTranslation(folder);
  return { t, language: i18n.language };
}

/**
 * The labels of the modules in the current language: `useWords().field('clients.name')`. A page uses the
 * labels of the modules its route names. Components on pages of all kinds name the one module they need:
 * public pages, or the shell, which has `core`.
 */
export function useWords(module?: string): Labels {
  const page = use(PageWords);
  return useWordsOf(useMemo(() => (module ? [wordsNamespace(module)] : page), [module, page]));
}

/** The same with the events of all modules, which are fetched with the first list of events. */
export function useEventWords(): Labels {
  const page = use(PageWords);
  return useWordsOf(useMemo(() => [...page, EVENTS], [page]));
}

function useWordsOf(namespaces: readonly string[]): Labels {
  const { i18n } = useTranslation(namespaces);
  const words = loadedWords(i18n, i18n.language, namespaces);
  return useMemo(() => wordsIn(words), [words]);
}
