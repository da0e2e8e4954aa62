import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { formValidators } from '../forms/validate/form-validators.ts';

/**
 * One project for each building. Node runs the first ones as they are; the two front ends need a
 * document, which the browser story in `e2e/` gives them, so here only their pure parts are tested.
 */
const node = ['ground', 'db', 'api', 'server', 'workers', 'forms', 'launcher', 'toy'];
const frontEnds = ['portal', 'admin'];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      ...node.map((name) => ({
        extends: true as const,
        test: { name, environment: 'node', include: [`tests/${name}/**/*.test.ts`] },
      })),
      ...frontEnds.map((name) => ({
        extends: true as const,
        plugins: [react(), formValidators()],
        test: { name, environment: 'node', include: [`${name}/**/*.test.{ts,tsx}`] },
      })),
    ],
  },
});
