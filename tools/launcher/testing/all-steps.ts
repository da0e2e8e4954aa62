import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { browserStep } from './browser-step.ts';
import { type Product, productStep } from './product-step.ts';
import { staticSteps } from './static-steps.ts';
import type { TestCluster, TestStep } from './test-cluster.ts';
import type { TestOptions } from './test-options.ts';
import { unitStep } from './unit-step.ts';

/**
 * The steps for the given names, or all. A name is that of a step, of a top-level folder with tests such as
 * `db`, of a module such as `invoicing`, or of an end-to-end spec. Several may be given.
 */
export function allSteps(options: TestOptions, cluster: TestCluster, started: Product): TestStep[] {
  const { names, isThorough } = options;
  const first = staticSteps();
  if (names.length === 0) {
    const last = [
      unitStep({ projects: [], files: [], isThorough }, cluster),
      browserStep(started, options, []),
    ];
    return [productStep(started), ...first, ...last];
  }
  const known = {
    projects: chosenOf(testFolders(), names),
    files: chosenOf(modules(), names).flatMap(testsOf),
    specs: chosenOf(e2eSpecs(), names),
  };
  const steps = first.filter(({ name }) => names.some((word) => name.startsWith(word)));
  const isUnit = names.includes('tests') || known.projects[0] || known.files[0];
  const unit = isUnit ? [unitStep({ ...known, isThorough }, cluster)] : [];
  const isE2e = names.includes('e2e') || known.specs[0];
  const browser = isE2e ? [browserStep(started, options, known.specs)] : [];
  const found = [...steps, ...unit, ...browser];
  if (found.length > 0) return found;
  const there = [...first.map(({ name }) => name), 'tests', 'e2e'];
  throw new Error(
    `There is nothing called ${names.join(' ')}. There are the steps ${there.join(', ')}, the ` +
      `test folders ${testFolders().join(', ')}, the modules ${modules().join(', ')} and the specs ` +
      `${e2eSpecs().join(', ')}.`,
  );
}

const chosenOf = (all: string[], names: string[]) => all.filter((one) => names.includes(one));

const foldersOf = (place: string) =>
  fs
    .readdirSync(path.join(env.root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const UNTESTED = ['support', 'e2e', 'bench', 'attack', 'mistakes', 'scale'];

const testFolders = () => [
  ...foldersOf('tests').filter((name) => !UNTESTED.includes(name)),
  'portal',
  'admin',
];

const modules = () => foldersOf('db/modules');

/** Matched by whole paths: a part might also occur in the path of the checkout. */
function testsOf(module: string): string[] {
  const found = fs.globSync(`{tests,portal,admin}/**/${module}/**/*.test.{ts,tsx}`, {
    cwd: env.root,
  });
  // An empty list would run everything. A module without tests of its own gets those that cover every module.
  return found.length > 0 ? found : OF_EVERY_MODULE;
}

const OF_EVERY_MODULE = ['catalogue', 'rls', 'transitions'].map((folder) => `tests/db/${folder}/`);

const e2eSpecs = () =>
  fs
    .readdirSync(path.join(env.root, 'tests/e2e'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => path.basename(file, '.spec.ts'));
