import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { usedModules } from '#db/tools/module-files.ts';
import { env } from '../env.ts';
import { print } from '../print.ts';
import { reachedTests, readDependents } from './changed/reached-tests.ts';
import { staticSteps } from './static-steps.ts';
import type { TestCluster, TestStep } from './test-cluster.ts';
import { unitStep } from './unit-step.ts';

interface Change {
  /** The base of the comparison, for display. */
  since: string;
  files: string[];
}

/** All tests of a change that take less than a minute: end-to-end tests are left to the whole run. */
export async function changedSteps(cluster: TestCluster): Promise<TestStep[]> {
  const { since, files: changed } = changedFiles(env.root);
  const files = filesThere();
  const dependents = await readDependents(env.root, files);
  const tests = reachedTests(changed, files, dependents, moduleUses(env.root));
  print(`${changed.length} files changed since ${since}; they reach ${tests.length} test files`);
  return [
    ...staticSteps(),
    ...(tests.length > 0
      ? [unitStep({ projects: [], files: tests, isThorough: false }, cluster)]
      : []),
  ];
}

function filesThere(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: env.root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  return listed.split('\0').filter((file) => file && fs.existsSync(path.join(env.root, file)));
}

/** The modules that each module uses, directly or through others, by `Uses:` of its module.md. */
export function moduleUses(root: string): Map<string, Set<string>> {
  const folder = path.join(root, 'db/modules');
  const direct = new Map(
    fs.readdirSync(folder).map((module) => {
      const text = fs.readFileSync(path.join(folder, module, 'module.md'), 'utf8');
      return [module, usedModules(text) ?? []] as const;
    }),
  );
  const all = (module: string, seen: Set<string>): Set<string> => {
    for (const used of direct.get(module) ?? []) {
      if (!seen.has(used)) all(used, seen.add(used));
    }
    return seen;
  };
  return new Map([...direct.keys()].map((module) => [module, all(module, new Set())]));
}

/**
 * The files that this branch and its working folder have changed since leaving main; on main itself the
 * uncommitted files, or if there are none, the last commit.
 */
function changedFiles(root: string): Change {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const lines = (...args: string[]) =>
    git(...args, '-z')
      .split('\0')
      .filter(Boolean);
  const tried = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      return null;
    }
  };
  const since = (commit: string) => [
    ...lines('diff', '--name-only', '--no-renames', commit),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
  const head = git('rev-parse', 'HEAD').trim();
  const left = tried('merge-base', 'HEAD', 'main') ?? tried('merge-base', 'HEAD', 'origin/main');
  if (left && left !== head) return { since: 'main', files: since(left) };
  const open = since(head);
  if (open.length > 0 || !tried('rev-parse', 'HEAD~1')) return { since: 'HEAD', files: open };
  return { since: 'the commit before', files: since('HEAD~1') };
}
