import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { runTool } from '../process/run-tool.ts';
import type { Outcome, TestStep } from './outcome.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

const PATIENCE_MS = 30 * 60_000;

/** Which tests are meant; all where nothing is named. */
export interface UnitChoice {
  /** Buildings. */
  projects: string[];
  /** What the path of a test file has in it. */
  files: string[];
}

/** The tests that run in Node against a real database; vitest spreads them over both processors. */
export function unitStep(
  { projects, files }: UnitChoice,
  clusterUrl: () => Promise<string>,
): TestStep {
  return {
    name: 'tests',
    weight: 2,
    async run() {
      const report = path.join(env.root, '.data/test/vitest.json');
      fs.rmSync(report, { force: true });
      const result = await runTool(
        env.root,
        'vitest',
        [
          ...['run', '--config', 'tests/vitest.config.ts', '--passWithNoTests=false'],
          // The files of a building that must be by themselves are a project beside it.
          ...projects.flatMap((name) => ['--project', name, '--project', `${name} apart`]),
          ...files,
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ],
        { TEST_DATABASE_URL: await clusterUrl(), CI: '1' },
        PATIENCE_MS,
      );
      return readReport(report, result);
    },
  };
}

function readReport(file: string, { code, output }: { code: number; output: string }): Outcome {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, output };
  const report: Report = JSON.parse(fs.readFileSync(file, 'utf8'));
  // A file that cannot even be loaded holds no failed test, and still is a failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed || (code === 0 ? 0 : 1),
    output,
    remark: countsByRoom(report),
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(env.root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function countsByRoom({ testResults }: Report): string {
  const counts = new Map<string, number>();
  for (const { name, assertionResults } of testResults) {
    const [building = '', room = ''] = path.relative(env.root, name).split(path.sep);
    const key = building === 'tests' ? room : building;
    counts.set(key, (counts.get(key) ?? 0) + assertionResults.length);
  }
  return [...counts].map(([room, count]) => `${room} ${count}`).join(', ');
}
