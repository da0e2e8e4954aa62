import { globSync } from 'node:fs';
import path from 'node:path';
import { readWords } from './read-words.ts';
import type { IsTold } from './told-by.ts';
import type { Words } from './words.ts';

const prefix = 'virtual:words/';
const registry = 'virtual:words';
const formsFolder = path.resolve(import.meta.dirname, '..');
const languages = ['nb', 'en'];

/** What is fetched together: `errors` of all modules, all other words of all, or those of one. */
function piece(language: string, name: string, isTold: IsTold): string {
  const [, module = '*'] = name.split('-');
  const { errors, ...words } = readWords(language, [module]);
  const asked = Object.entries(words).map(([part, said]) => {
    const told = Object.entries(said).filter(([of]) => isTold(part as keyof Words, of));
    return [part, Object.fromEntries(told)];
  });
  return JSON.stringify(name === 'errors' ? errors : Object.fromEntries(asked));
}

/**
 * A Vite plugin that gives a front end the words of the modules. `import words from 'virtual:words'`
 * names a loader for each language and piece: `words` of all modules, `errors` of all, and for pages
 * that need no others those of one, `words-identity`. A front end need not bring
 * what its API never tells.
 */
export function wordsChunks(isTold: IsTold = () => true) {
  return {
    name: 'words-chunks',
    resolveId: (source: string) =>
      source === registry || source.startsWith(prefix) ? `\0${source}` : null,
    load(this: { addWatchFile(file: string): void }, id: string): string | null {
      if (id === `\0${registry}`) return registryModule();
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [language = '', name = ''] = id.slice(prefix.length + 1).split('/');
      for (const file of globSync(`modules/*/words.${language}.json`, { cwd: formsFolder })) {
        this.addWatchFile(path.join(formsFolder, file));
      }
      return `export default ${piece(language, name, isTold)};`;
    },
  };
}

function registryModule(): string {
  const modules = globSync('modules/*/words.nb.json', { cwd: formsFolder }).map(
    (file) => `words-${path.basename(path.dirname(file))}`,
  );
  const pieces = ['words', 'errors', ...modules.sort()];
  const of = (language: string) =>
    pieces.map((one) => `'${one}': () => import('${prefix}${language}/${one}'),`).join('\n');
  return `export default {\n${languages.map((one) => `${one}: {\n${of(one)}\n},`).join('\n')}\n};`;
}
