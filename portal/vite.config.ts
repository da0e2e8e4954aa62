import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { formValidators } from '../forms/validate/form-validators.ts';
import { collectOperations } from './graphql/collectOperations.ts';
import { writePersisted } from './graphql/write-persisted.ts';

const here = import.meta.dirname;
const api = process.env.API_URL ?? 'http://localhost:3000';

const operationsFile = resolve(here, '../dist/portal-operations.json');

/** Gives the browser operation name → hash, and the server hash → document. */
function persistedOperations(): Plugin {
  const id = 'virtual:persisted-operations';
  return {
    name: 'persisted-operations',
    configureServer: async () => {
      await writePersisted(operationsFile, true);
    },
    handleHotUpdate: async ({ read, server, modules }) => {
      if (!(await read()).includes('= graphql(')) return modules;
      await writePersisted(operationsFile, true);
      const ids = server.moduleGraph.getModuleById(`\0${id}`);
      return ids ? [...modules, ids] : modules;
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: async (source) => {
      if (source !== `\0${id}`) return null;
      const operations = await collectOperations(here);
      const ids = Object.fromEntries(operations.map((one) => [one.name, one.hash]));
      return `export default ${JSON.stringify(ids)};`;
    },
    writeBundle: async () => {
      await writePersisted(operationsFile);
    },
  };
}

/** While the portal is worked on, Vite serves the page, and the sandbox plays. */
const markSandbox: Plugin = {
  name: 'mark-sandbox',
  apply: 'serve',
  transformIndexHtml: (page) => page.replace('<html ', '<html data-sandbox '),
};

export default defineConfig({
  root: here,
  base: '/',
  // Of its own, because the console prepares other packages in the same default place.
  cacheDir: resolve(here, '../.data/vite/portal'),
  plugins: [react(), persistedOperations(), formValidators(), markSandbox],
  build: {
    outDir: resolve(here, '../dist/portal'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A handful of shared pieces instead of a request for every small component.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|graphql)\//,
            },
            { name: 'kit', test: /node_modules\/@mantine\//, minShareCount: 3 },
            {
              name: 'shared',
              test: /portal\/(app|ui|graphql)\/.*\.(ts|tsx|css)$/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  server: {
    // Checkouts may share their packages by a link, which leads out of this one.
    fs: { allow: [resolve(here, '..'), realpathSync(resolve(here, '../node_modules'))] },
    proxy: {
      // The API alone: our own folder `graphql/` is served by Vite.
      '^/graphql(/stream)?(\\?|$)': { target: api, ws: true },
      '/files': api,
      '/export': api,
      '/sandbox': api,
    },
  },
});
