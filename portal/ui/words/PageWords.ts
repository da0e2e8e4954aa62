import { createContext } from 'react';
import { allWords } from './wordsNamespaces.ts';

/** The namespaces of the words that the page says, as its route names their modules. */
export const PageWords = createContext<readonly string[]>(allWords);
