import i18next from 'i18next';
import { type ComponentType, createElement } from 'react';
import { PageWords } from '../../ui/words/PageWords.ts';
import { allWords, wordsNamespaces } from '../../ui/words/wordsNamespaces.ts';
import type { ModuleRoute } from './ModuleRoute.ts';

/** Loads a page in parallel with its labels, so that neither waits for the other. */
export async function pageWithWords({ access, words, screen }: ModuleRoute) {
  // Other pages name the module of their labels where they use them.
  if (access !== 'loggedIn') return screen();
  const said = words ? wordsNamespaces(words) : allWords;
  const [Screen] = await Promise.all([screen(), i18next.loadNamespaces(said)]);
  return withWords(Screen, said);
}

const withWords = (Screen: ComponentType, said: readonly string[]) => () =>
  createElement(PageWords, { value: said }, createElement(Screen));
