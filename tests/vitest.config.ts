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
 * One project for each building. Node runs the first ones as they are; the two front ends need a
 * document, which the browser story in `e2e/` gives them, so here only their pure parts are tested.
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
const frontEnds = ['portal', 'admin'];
const root = new URL('..', import.meta.url).pathname;

/** Whoever puts another module in the place of one, or has one loaded again, is by itself. */
const needsItsOwn = /\bvi\.(mock|doMock|resetModules)\(/;

/**
 * The files of a building run one after the other in the same processes, so that what they import is
 * loaded once; half of a run was spent on loading.
 */
function building(name: string, files: string, plugins: () => PluginOption[] = () => []) {
  const apart = globSync(files, { cwd: root }).filter((file) =>
    needsItsOwn.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  const project = (title: string, isolate: boolean, which: object) => ({
    extends: true as const,
    plugins: plugins(),
    test: { name: title, environment: 'node' as const, isolate, ...which },
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
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A second, which is the usual patience, passes on a busy machine without anything having happened.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      ...node.flatMap((name) => building(name, `tests/${name}/**/*.test.ts`)),
      ...frontEnds.flatMap((name) =>
        building(name, `${name}/**/*.test.{ts,tsx}`, () => [
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
