import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { joinWords, type Words } from './words.ts';

const formsFolder = path.resolve(import.meta.dirname, '..');

/** The words of all modules, or of the named ones, in one language. For Node. */
export function readWords(
  language: string,
  modules: readonly string[] = ['*'],
  folder = formsFolder,
): Words {
  const files = modules
    .flatMap((module) => globSync(`modules/${module}/words.${language}.json`, { cwd: folder }))
    .sort();
  return joinWords(
    files.map((file): Partial<Words> => {
      try {
        return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      } catch (error) {
        throw new Error(`forms/${file}: ${(error as Error).message}`, { cause: error });
      }
    }),
  );
}
