import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { print } from '../print.ts';
import { changedFiles } from './changed/changed-files.ts';
import { moduleUses } from './changed/module-uses.ts';
import { reachedTests, readDependents } from './changed/reached-tests.ts';
import { staticSteps } from './static-steps.ts';
import type { TestCluster, TestStep } from './test-cluster.ts';
import { unitStep } from './unit-step.ts';

/** Everything a change can reach within a minute: the stories are left to the whole run. */
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
