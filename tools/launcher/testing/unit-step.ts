import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { runTool } from '../process/run-tool.ts';
import type { Outcome, TestCluster, TestStep } from './test-cluster.ts';

/** The result of a test file. */
export interface UnitFile {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** The name of each test that failed, and why. */
  failures: string[];
  /** The name of each test that passed the second time, and why it failed before. */
  triedTwice: string[];
}

// A longer run hangs: on a busy machine a run has taken half an hour.
const PATIENCE_MS = 60 * 60_000;

/** Which tests are meant; all where nothing is named. */
export interface UnitChoice {
  /** Top-level folders. */
  projects: string[];
  /** Texts that the path of a test file contains. */
  files: string[];
  /** The long form. */
  isThorough: boolean;
}

/** The tests that run in Node against a real database; vitest spreads them over both processors. */
export function unitStep(choice: UnitChoice, cluster: TestCluster): TestStep {
  const { projects, files, isThorough } = choice;
  return {
    name: 'tests',
    weight: 2,
    async run() {
      const report = path.join(env.root, '.data/test/vitest.json');
      fs.rmSync(report, { force: true });
      const url = await cluster.url();
      const folder = cluster.temporaryFolder();
      const result = await runTool(
        env.root,
        'vitest',
        [
          'run',
          '--config',
          'tests/vitest.config.ts',
          '--passWithNoTests=false',
          // Test files that need a process of their own are in a second project of the folder.
          ...projects.flatMap((name) => ['--project', name, '--project', `${name} apart`]),
          ...files,
        ],
        {
          TEST_DATABASE_URL: url,
          UNIT_REPORT: report,
          CI: '1',
          ...(isThorough && { THOROUGH: '1' }),
          ...(folder && inMemory(folder)),
        },
        PATIENCE_MS,
      );
      return readReport(report, result);
    },
  };
}

/**
 * Copies of checkouts and whole clusters are created and deleted there: on a disk, half of their cost is the
 * file system. Processes started by tests share one compile cache.
 */
const inMemory = (folder: string) => ({
  TMPDIR: folder,
  NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
});

function readReport(file: string, { code, output }: { code: number; output: string }): Outcome {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, output };
  const files: UnitFile[] = JSON.parse(fs.readFileSync(file, 'utf8'));
  const sum = (of: (one: UnitFile) => number) => files.reduce((all, one) => all + of(one), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed) || (code === 0 ? 0 : 1),
    output: `${output.trimEnd()}\n\n${shortFailures(files)}`,
    remark: [countsByFolder(files), ...triedTwice(files)].join(' — '),
    times: files.map(({ name, seconds }) => ({ name: path.relative(env.root, name), seconds })),
  };
}

const SHORT = 500;

/** Printed last, because only the end of a long output is shown. */
function shortFailures(files: UnitFile[]): string {
  const shown = files.flatMap(({ name, failures }) =>
    failures.map((failure) => `${path.relative(env.root, name)} > ${failure.slice(0, SHORT)}`),
  );
  return shown.join('\n\n');
}

function triedTwice(files: UnitFile[]): string[] {
  const again = files.flatMap((file) => file.triedTwice.map((why) => why.slice(0, SHORT)));
  return again.length > 0 ? [`tried twice: ${again.join(', ')}`] : [];
}

function countsByFolder(files: UnitFile[]): string {
  const counts = new Map<string, number>();
  for (const { name, passed, failed } of files) {
    const [packageName = '', folder = ''] = path.relative(env.root, name).split(path.sep);
    const key = packageName === 'tests' ? folder : packageName;
    counts.set(key, (counts.get(key) ?? 0) + passed + failed);
  }
  return [...counts].map(([folder, count]) => `${folder} ${count}`).join(', ');
}
