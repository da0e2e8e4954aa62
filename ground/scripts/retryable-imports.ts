import { resolve } from 'node:path';

/** The helper that Vite calls in place of each `import()`, and its module id. */
const HELPER = '\0vite/preload-helper.js';
const ours = resolve(import.meta.dirname, 'fetch-then-import.ts');

/**
 * A Vite plugin that lets a page ask again for a script that did not come. What a browser could not
 * import it does not ask for again until the page is reloaded (so does the standard: a module map keeps
 * what failed), so a part of a page that was cut off once on a train would stay away for good.
 */
export function retryableImports() {
  let base = '/';
  return {
    name: 'retryable-imports',
    apply: 'build' as const,
    enforce: 'pre' as const,
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite lists a script's dependencies, and the script itself only if it has any. For a script named
          // at run time, its caller provides the list.
          resolveDependencies: (script: string, needed: string[]) =>
            script.includes('${') ? needed : [...new Set([script, ...needed])],
        },
      },
    }),
    configResolved: (config: { base: string }) => {
      base = config.base;
    },
    transform(_code: string, id: string) {
      if (id !== HELPER) return null;
      const code = `import { fetchThenImport } from ${JSON.stringify(ours)};
        export const __vitePreload = fetchThenImport(${JSON.stringify(base)});`;
      return { code, map: null };
    },
  };
}
