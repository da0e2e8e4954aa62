import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const core = resolve(import.meta.dirname, 'app/data/client/apollo.ts');

/**
 * Gives ra-data-graphql Apollo's core in the place of all of Apollo, without its advice to developers: 11 of
 * 50 kB of script.
 */
export function apolloCore(): Plugin {
  return {
    name: 'apollo-core',
    config: () => ({
      resolve: { alias: [{ find: /^@apollo\/client$/, replacement: core }] },
      define: { 'globalThis.__DEV__': 'false' },
      // In tests too, which otherwise leave packages to Node.
      test: { server: { deps: { inline: ['ra-data-graphql', /@apollo\/client/] } } },
    }),
  };
}
