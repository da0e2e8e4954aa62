import i18next from 'i18next';
import { type ComponentType, createElement } from 'react';
import { PageWords } from '../../ui/words/PageWords.ts';
import { allWords, wordsNamespaces } from '../../ui/words/wordsNamespaces.ts';
import type { ModuleRoute } from './ModuleRoute.ts';

/** A page, which is fetched beside the words that it says, so that neither waits for the other. */
export async function pageWithWords({ access, words, screen }: ModuleRoute) {
  // The others name the module whose words they say where they say them.
  if (access !== 'loggedIn') return screen();
  const said = words ? wordsNamespaces(words) : allWords;
  const [Screen] = await Promise.all([screen(), i18next.loadNamespaces(said)]);
  return withWords(Screen, said);
}

const withWords = (Screen: ComponentType, said: readonly string[]) => () =>
  createElement(PageWords, { value: said }, createElement(Screen));
