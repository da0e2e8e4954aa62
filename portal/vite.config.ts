import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { formValidators } from '#forms/build/form-validators.ts';
import { labelFilterFor } from '#forms/words/label-filter-for.ts';
import { wordsChunks } from '#forms/words/words-chunks.ts';
import { workStatePlugin } from '#shared/development/work-state-plugin.ts';
import { retryableImports } from '#shared/scripts/retryable-imports.ts';
import { chunkGroups } from './chunkGroups.ts';
import { firstPaint } from './firstPaint.ts';
import { declaredScreens } from './graphql/screens/declaredScreens.ts';
import { screensFile } from './graphql/screens/screenOperations.ts';
import {
  collectOperations,
  type PersistedOperation,
  writePersisted,
} from './graphql/write-persisted.ts';
import { kitStyles } from './kitStyles.ts';
import { screenChunks } from './screenChunks.ts';

const here = import.meta.dirname;
const isIncluded = labelFilterFor('portal');
const api = process.env.API_URL ?? 'http://localhost:3000';

const WRITTEN = '= graphql(';
const operationsFile = resolve(here, '../dist/portal-operations.json');

/** Gives each operation its hash, and the server the document behind the hash. */
function persistedOperations(): Plugin {
  let known: Promise<PersistedOperation[]> | null = null;
  return {
    name: 'persisted-operations',
    configureServer: async () => {
      await writePersisted(operationsFile, true);
    },
    handleHotUpdate: async ({ file, read }) => {
      if (file !== screensFile && !(await read()).includes(WRITTEN)) return;
      known = null;
      await writePersisted(operationsFile, true);
    },
    transform: async (code, id) => {
      if (!id.startsWith(here) || id.includes('.test.') || !code.includes(WRITTEN)) return null;
      known ??= collectOperations(here);
      const operations = await known;
      const named = [...code.matchAll(/(\w+) = graphql\(\s*[`'"]\s*\w+ (\w+)/g)];
      const loaders = named.map(([, constant, name]) => {
        const hash = operations.find((one) => one.name === name)?.hash;
        return hash ? `\n${constant}.hash = '${hash}';` : '';
      });
      return { code: code + loaders.join(''), map: null };
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

const ofScreens = screenChunks();

export default defineConfig({
  root: here,
  base: '/',
  resolve: {
    alias: { 'markdown-to-jsx/react': resolve(here, 'app/forms/declared/plainMarkdown.ts') },
  },
  // Of its own, because the console prepares other packages in the same default place.
  cacheDir: resolve(here, '../.data/vite/portal'),
  plugins: [
    react(),
    retryableImports(),
    kitStyles,
    persistedOperations(),
    declaredScreens(),
    formValidators(),
    wordsChunks(isIncluded),
    markSandbox,
    firstPaint,
    ofScreens.plugin,
    workStatePlugin(),
  ],
  build: {
    outDir: resolve(here, '../dist/portal'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      // Of a package that exports thousands of icons, only the imported ones are parsed.
      experimental: { lazyBarrel: true },
      output: {
        codeSplitting: { groups: [...ofScreens.groups, ...chunkGroups] },
        // A chunk is named after its main module, not all that share it; the hash is short, because each page
        // lists dozens of them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.includes('~')
            ? `assets/${name.split('~')[0]}-[hash:7][extname]`
            : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    // Types are written by way of a short-lived second file, which Vite would report as missing.
    watch: { ignored: ['**/*.generated.d.ts*'] },
    // Checkouts may share their packages by a link, which leads out of this one.
    fs: { allow: [resolve(here, '..'), realpathSync(resolve(here, '../node_modules'))] },
    proxy: {
      // The API alone: our own folder `graphql/` is served by Vite.
      '^/graphql(/stream)?(\\?|$)': { target: api, ws: true },
      '/files': api,
      '/fonts': api,
      '/export': api,
      '/application-forms': api,
      '/sandbox': api,
    },
  },
});
