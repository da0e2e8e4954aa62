import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ofModules = [
  'db/modules/*/{functions,transitions,tables}/**/*.sql',
  'plugins/modules/*/**/*.ts',
  'forms/modules/*/**/*schema.json',
];
const sharedSources = '{plugins,server,forms}/**/*.ts';

/**
 * The modules that use each code of the closed list; `core` for shared code. A code used by a single module
 * has its sentence there, so that other modules' files stay unchanged.
 */
export function codeHomes(root: string, codes: readonly string[]): Map<string, Set<string>> {
  const homes = new Map(codes.map((code) => [code, new Set<string>()]));
  const read = (file: string, module: string) => {
    const text = readFileSync(path.join(root, file), 'utf8').replace(/--.*$/gm, '');
    for (const [, , code = ''] of text.matchAll(/(['"`])([A-Z][A-Z_0-9]+)\1/g)) {
      homes.get(code)?.add(module);
    }
  };
  for (const file of globSync(ofModules, { cwd: root, exclude: ['**/*.{test.ts,shape.sql}'] })) {
    read(file, file.split(path.sep)[2] ?? 'core');
  }
  const shared = { cwd: root, exclude: ['**/modules/**', '**/*.test.ts'] };
  for (const file of globSync(sharedSources, shared)) read(file, 'core');
  return homes;
}

/** The module that alone refuses with a code; otherwise core, which has the words of all. */
export const homeOf = (users: Set<string> | undefined): string => {
  const [only = 'core', ...others] = users ?? [];
  return others.length > 0 ? 'core' : only;
};
