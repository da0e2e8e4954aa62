import { resolve } from 'node:path';

/** The helper that Vite calls in place of each `import()`, and its module id. */
const HELPER = '\0vite/preload-helper.js';
const ours = resolve(import.meta.dirname, 'fetch-then-import.ts');

/**
 * A Vite plugin that lets a page retry a script that failed to load. Browsers do not retry a failed import
 * until the page is reloaded (by the standard, the module map stores failures), so one interruption on a
 * train would disable that part of the page for good.
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
