import i18next from 'i18next';
import { type ComponentType, createElement } from 'react';
import { allWords, PageWords, wordsNamespaces } from '../../ui/words/wordsNamespaces.ts';
import type { ModuleRoute } from './ModuleRoute.ts';

/** Loads a page in parallel with its labels, so that neither waits for the other. */
export async function pageWithWords({ access, words, screen }: ModuleRoute) {
  // Other pages name the module of their labels where they use them.
  if (access !== 'loggedIn') return screen();
  const namespaces = words ? wordsNamespaces(words) : allWords;
  const [Screen] = await Promise.all([screen(), i18next.loadNamespaces(namespaces)]);
  return withWords(Screen, namespaces);
}

const withWords = (Screen: ComponentType, namespaces: readonly string[]) => () =>
  createElement(PageWords, { value: namespaces }, createElement(Screen));
