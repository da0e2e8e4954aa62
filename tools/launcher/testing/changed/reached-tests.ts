import type { Dependents } from './dependents.ts';

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
  // It names tests by their titles.
  [/\.(test\.tsx?|spec\.ts)$/, 'tests/launcher/testing/coverage.test.ts'],
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
    const all = whoStandsOn(from, dependents);
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

function whoStandsOn(files: string[], dependents: Dependents): Set<string> {
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
