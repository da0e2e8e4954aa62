import { createContext } from 'react';
import { allWords } from './wordsNamespaces.ts';

/** The namespaces of the page's labels, from the modules of its route. */
export const PageWords = createContext<readonly string[]>(allWords);
