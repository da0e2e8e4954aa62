import fs from 'node:fs';
import path from 'node:path';
import { runTool } from '../../process/run-tool.ts';

/** The dependents of each file, by an import, by its name, or by reading its folder. */
export type Dependents = Map<string, Set<string>>;

interface Cruise {
  modules: { source: string; dependents?: string[] }[];
}

/** Code that reads a folder to find modules, on the server and in a bundle. */
const READS_FOLDERS = /\breaddir(Sync)?\(|import\.meta\.glob\(/;

/** Files found in this way, without an import. */
const IS_FOUND = /^([^/]+)\/(modules|routes)\//;

/** Data that a reader finds in a folder beside it. */
const IS_DATA = /^[^/]+\/.*\.(?:sql|json|md)$/;

/** A file named in a text, to be run or read. */
const NAMED = /['"`]([\w./-]+\.(?:ts|mjs|md|json|sql))['"`]/g;

/** Forms are found by code that checks inputs; other files only by their own top-level folder. */
const mayLoad = (reader: string, file: string) =>
  packageOf(file) === 'forms' || packageOf(reader) === packageOf(file);

const packageOf = (file: string) => file.split('/')[0] ?? '';

/** Tests that create a database depend on all of this. */
const DATABASE = 'tests/support/create-test-database.ts';
const MAKES_DATABASE = /^db\/(?!check\/).*\.sql$/;
const IS_PROGRAM = /\.(ts|tsx|mjs)$/;
/** Files that affect how every test runs. */
const REACHES_ALL = /^(package-lock\.json|tsconfig\.json|tests\/vitest\.config\.ts)$/;

/** Generated files, each with the test that compares it with its source. */
const COMPARED: [file: RegExp, test: string][] = [
  [/^plugins\/[^/]+\.(graphql|json)$/, 'tests/api/sdl.test.ts'],
  [/\.access\.txt$/, 'tests/db/rls/access.test.ts'],
  [/^db\/(modules|migrations)\/.*\.sql$/, 'tests/db/migrations/text.test.ts'],
  [/\.shape\.sql$/, 'tests/db/migrations/shapes.test.ts'],
  [/\.columns\.generated\.json$/, 'tests/db/migrations/shapes.test.ts'],
  [/\.generated\.d\.ts$/, 'portal/graphql/contract.test.ts'],
  // It has the titles of the tests that name requirements.
  [/\.(test\.tsx?|spec\.ts)$/, 'tests/launcher/coverage/coverage.test.ts'],
];

/** The test files among `files` that a change of `changed` can reach. */
export function reachedTests(
  changed: string[],
  files: string[],
  dependents: Dependents,
  uses: Map<string, Set<string>>,
): string[] {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  if (changed.some((file) => REACHES_ALL.test(file))) return tests;
  const reached = new Set<string>();
  for (const file of changed) {
    const from = MAKES_DATABASE.test(file) ? [file, DATABASE] : [file];
    const all = allDependents(from, dependents);
    // A data file among tests is read by the tests beside it.
    const folder = /^tests\/[^/]+\/[^/]+\//.exec(file)?.[0];
    if (folder && !IS_PROGRAM.test(file)) {
      for (const test of tests) if (test.startsWith(folder)) all.add(test);
    }
    for (const [written, test] of COMPARED) if (written.test(file)) reached.add(test);
    const module = moduleOf(file, uses);
    for (const test of tests) {
      if (all.has(test) && mayMeet(module, moduleOf(test, uses), uses)) reached.add(test);
    }
  }
  return [...reached].sort();
}

function allDependents(files: string[], dependents: Dependents): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const one of dependents.get(file) ?? []) reached.add(one);
  return reached;
}

/** Modules depend only on those they declare, and core on none. */
function mayMeet(changed: string | null, tested: string | null, uses: Map<string, Set<string>>) {
  if (!changed || !tested || changed === 'core' || changed === tested) return true;
  return uses.get(tested)?.has(changed) ?? false;
}

function moduleOf(file: string, uses: Map<string, Set<string>>): string | null {
  const found = file.split('/').find((part) => uses.has(part));
  return found ?? null;
}

export async function readDependents(root: string, files: string[]): Promise<Dependents> {
  const places = [...new Set(files.filter((file) => file.includes('/')).map(packageOf))];
  const { code, output } = await runTool(root, 'depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    ...places.filter((place) => place !== 'docs' && !place.startsWith('.')),
  ]);
  // Forbidden imports give it another exit code and are reported by their own step.
  if (!output.startsWith('{')) throw new Error(`The imports cannot be read (${code}):\n${output}`);
  const dependents: Dependents = new Map();
  const add = (file: string, by: string) => {
    if (file !== by) dependents.set(file, (dependents.get(file) ?? new Set()).add(by));
  };
  const { modules }: Cruise = JSON.parse(output);
  for (const { source, dependents: by = [] } of modules) for (const one of by) add(source, one);
  const there = new Set(files);
  const bearers = Map.groupBy(files, (file) => path.basename(file));
  const found = files.filter((file) => IS_FOUND.test(file));
  const data = files.filter((file) => IS_DATA.test(file) && !IS_FOUND.test(file));
  for (const { source } of modules.filter((one) => there.has(one.source))) {
    const text = fs.readFileSync(path.join(root, source), 'utf8');
    for (const [, name = ''] of text.matchAll(NAMED)) {
      const places = [path.dirname(source), '.'].map((base) => path.join(base, name));
      const [only, ...others] = bearers.get(name) ?? [];
      if (only && others.length === 0) places.push(only);
      for (const place of places) if (there.has(place)) add(place, source);
    }
    if (READS_FOLDERS.test(text) && !source.startsWith('tests/')) {
      for (const file of found) if (mayLoad(source, file)) add(file, source);
      for (const file of data) if (file.startsWith(`${path.dirname(source)}/`)) add(file, source);
    }
  }
  return dependents;
}
