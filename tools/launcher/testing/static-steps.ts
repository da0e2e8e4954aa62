import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { runTool } from '../process/run-tool.ts';
import type { TestStep } from './test-cluster.ts';

/** The checks that read the sources without running them. */
export function staticSteps(): TestStep[] {
  const configs = fs
    .readdirSync(env.root, { withFileTypes: true })
    .filter((entry) => fs.existsSync(path.join(env.root, entry.name, 'tsconfig.json')))
    .map((entry) => entry.name);
  const packages = fs
    .readdirSync(env.root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isPackage(entry.name))
    .map((entry) => entry.name);
  return [
    typesStep('types', '.'),
    ...configs.map((name) => typesStep(`types of ${name}`, name)),
    toolStep('lint', 'biome', [
      'ci',
      '--colors=off',
      '--diagnostic-level=error',
      '--max-diagnostics=100',
      '.',
    ]),
    toolStep('imports', 'depcruise', [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      `plugin:${path.join(import.meta.dirname, 'imports/imports-report.ts')}`,
      ...packages,
    ]),
    toolStep('unused', 'knip', ['--no-progress']),
  ];
}

/**
 * The native compiler, by its own path: the one that other tools load is a command of the same name.
 * One thread of it takes a third of the work of several, and the other processor has a check of its own.
 */
function typesStep(name: string, config: string): TestStep {
  return toolStep(name, 'typescript-native/bin/tsc', [
    '--noEmit',
    '--singleThreaded',
    '-p',
    config,
  ]);
}

const isPackage = (name: string) =>
  !name.startsWith('.') && !['node_modules', 'dist', 'docs', 'test-results'].includes(name);

/** A check that passes or fails as a whole: a tool that ends with 0 or not. */
function toolStep(name: string, tool: string, args: string[]): TestStep {
  return {
    name,
    weight: 1,
    async run() {
      const { code, output } = await runTool(env.root, tool, args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}
