import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { formValidators } from '#forms/build/form-validators.ts';
import { labelFilterFor } from '#forms/words/label-filter-for.ts';
import { wordsChunks } from '#forms/words/words-chunks.ts';
import { workStatePlugin } from '#shared/development/work-state-plugin.ts';
import { tableIcons } from '#shared/icons/table-icons.ts';
import { retryableImports } from '#shared/scripts/retryable-imports.ts';
import { apolloCore } from './apolloCore.ts';

const here = import.meta.dirname;
const packages = realpathSync(resolve(here, '../node_modules'));
const api = process.env.API_URL ?? 'http://localhost:3000';

/** Builds the operators' console to `dist/admin`, served under `/admin/` beside its API. */
export default defineConfig({
  root: here,
  base: '/admin/',
  // Of its own, because the portal prepares other packages in the same default place.
  cacheDir: resolve(here, '../.data/vite/admin'),
  plugins: [
    react(),
    apolloCore(),
    retryableImports(),
    formValidators(),
    wordsChunks(labelFilterFor('admin')),
    tableIcons(),
    workStatePlugin(),
  ],
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2023',
    // The manifest of script dependencies, used to measure the size of screens.
    manifest: true,
    // react-admin with MUI is one chunk by nature; the sign-in page does not load it.
    chunkSizeWarningLimit: 1600,
    // Of a package that exports thousands of icons, only the imported ones are parsed.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  server: {
    // Checkouts may share their packages by a link, which leads out of this one, and so do its icons.
    fs: {
      allow: [
        resolve(here, '..'),
        packages,
        realpathSync(resolve(packages, '@mui/icons-material')),
      ],
    },
    proxy: { '/admin/graphql': api, '/files': api, '/v2': api },
  },
});
