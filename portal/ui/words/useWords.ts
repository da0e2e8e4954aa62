import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Labels, wordsIn } from '#forms/words/words-in.ts';
import { EVENTS, loadedWords, PageWords, wordsNamespace } from './wordsNamespaces.ts';

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
