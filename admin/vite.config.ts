import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** Builds the operators' console to `dist/admin`, served under `/admin/` beside its API. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2023',
    // react-admin with MUI is one chunk by nature; the sign-in page does not load it.
    chunkSizeWarningLimit: 1600,
  },
  server: {
    proxy: { '/admin/graphql': api, '/files': api, '/v2': api },
  },
});
