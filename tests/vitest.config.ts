import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { apolloCore } from '#admin/apolloCore.ts';
import { formValidators } from '#forms/build/form-validators.ts';
import { wordsChunks } from '#forms/words/words-chunks.ts';
import { declaredScreens } from '#portal/graphql/screens/declaredScreens.ts';
import { UnitReporter } from './support/unit-reporter.ts';

/**
 * One project for each folder of tests. Node runs the first ones as they are; the two front ends need a
 * document, which the browser tests in `e2e/` have, so here only their pure parts are tested.
 */
const node = [
  'shared',
  'db',
  'api',
  'server',
  'workers',
  'forms',
  'launcher',
  'toy',
  'simulation',
  'faults',
];

/** Start programs or browsers and wait for them, as stories do, and as those are tried twice where nobody looks on. */
const timed = new Set(['server', 'workers', 'launcher', 'toy', 'faults']);

const frontEnds = ['portal', 'admin'];
const root = new URL('..', import.meta.url).pathname;

/** Files that replace or reload a module run in processes of their own. */
const isIsolated = /\bvi\.(mock|doMock|resetModules)\(/;

/**
 * The files of a project run one after the other in the same processes, so that what they import is
 * loaded once; half of a run was spent on loading.
 */
function projectsOf(name: string, files: string, plugins: () => PluginOption[] = () => []) {
  const apart = globSync(files, { cwd: root }).filter((file) =>
    isIsolated.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  const project = (title: string, isolate: boolean, which: object) => ({
    extends: true as const,
    plugins: plugins(),
    test: {
      name: title,
      environment: 'node' as const,
      isolate,
      retry: process.env.CI && timed.has(name) ? 1 : 0,
      ...which,
    },
  });
  const together = project(name, false, { include: [files], exclude: apart });
  if (apart.length === 0) return [together];
  return [together, project(`${name} apart`, true, { include: apart })];
}

const report = process.env.UNIT_REPORT;

export default defineConfig({
  root,
  test: {
    reporters: report ? ['default', new UnitReporter(report)] : ['default'],
    maxWorkers: 3,
    // No test asserts by them: they end what hangs. A test that checks a whole tree takes half a minute
    // alone, and several times that beside two others on a machine that serves somebody else as well.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    // The default of one second may pass on a busy machine before anything has happened.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      ...node.flatMap((name) => projectsOf(name, `tests/${name}/**/*.test.ts`)),
      ...frontEnds.flatMap((name) =>
        projectsOf(name, `${name}/**/*.test.{ts,tsx}`, () => [
          react(),
          formValidators(),
          wordsChunks(),
          declaredScreens(),
          apolloCore(),
        ]),
      ),
    ],
  },
});
