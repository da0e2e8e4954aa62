import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { runTool } from '../process/run-tool.ts';
import { findChromium } from './find-chromium.ts';
import type { Product } from './product-step.ts';
import type { Outcome, TestStep, Timed } from './test-cluster.ts';
import type { TestOptions } from './test-options.ts';

/**
 * The pattern by which Playwright finds the files of an end-to-end test: file names with this prefix,
 * independent of the folders of the checkout.
 */
export const specPattern = (name: string): string => `/${name}[^/]*$`;

interface Suite {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
}

interface StoryReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
}

// A longer run hangs; the long form visits each screen four times, with screenshots.
const PATIENCE_MS = 60 * 60_000;

const LONG_PATIENCE_MS = 90 * 60_000;

/**
 * The end-to-end tests in a real browser: the files that begin with one of the names, or all. The thorough form
 * runs those that depend on the run's language a second time, in English.
 */
export function browserStep(started: Product, options: TestOptions, specs: string[]): TestStep {
  return {
    name: 'e2e',
    weight: 2,
    async run() {
      const first = await runE2e(await started.url(), options, specs, 'nb');
      const others = options.isThorough ? inBoth(specs) : [];
      if (others.length === 0) return first;
      // The limit of registrations per address and hour allows one run.
      await started.stop();
      const second = await runE2e(await started.url(), options, others, 'en');
      return {
        passed: first.passed + second.passed,
        failed: first.failed + second.failed,
        output: first.output + second.output,
        times: [...(first.times ?? []), ...(second.times ?? [])],
        remark: [first.remark, `${second.passed} of them in English`, second.remark]
          .filter(Boolean)
          .join(', '),
      };
    },
  };
}

const FOLDER = path.join(env.root, 'tests/e2e');

/** The specs that can run in either language. */
function inBoth(specs: string[]): string[] {
  const all = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.spec.ts'));
  return all
    .filter((file) => specs.length === 0 || specs.some((spec) => file.startsWith(spec)))
    .filter((file) => /\bspoken\b/.test(fs.readFileSync(path.join(FOLDER, file), 'utf8')));
}

/** Runs Playwright in one language: the specs that begin with the given names, or all. */
async function runE2e(
  url: string,
  options: TestOptions,
  specs: string[],
  language: 'nb' | 'en',
): Promise<Outcome> {
  const report = path.join(env.root, '.data/test/playwright.json');
  fs.rmSync(report, { force: true });
  const chosen = specs.length > 0 ? ['operators.setup', ...specs] : [];
  const result = await runTool(
    env.root,
    'playwright',
    [
      'test',
      '--config',
      'tests/playwright.config.ts',
      '--reporter=list,json',
      ...chosen.map(specPattern),
    ],
    {
      CHROMIUM_PATH: findChromium(),
      E2E_BASE_URL: url,
      E2E_LANGUAGE: language,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      CI: '1',
      ...(options.isThorough && { THOROUGH: '1' }),
      ...(options.takesPictures && { E2E_PICTURES: '1' }),
    },
    options.isThorough ? LONG_PATIENCE_MS : PATIENCE_MS,
  );
  return readReport(report, result);
}

function readReport(file: string, { code, output }: { code: number; output: string }): Outcome {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, output };
  const report: StoryReport = JSON.parse(fs.readFileSync(file, 'utf8'));
  const { stats, errors } = report;
  const failed = stats.unexpected + errors.length;
  const times = storyTimes(report);
  const again = times.filter(({ tries }) => tries > 1).map(({ name }) => name);
  return {
    passed: stats.expected + stats.flaky,
    failed: failed || (code === 0 ? 0 : 1),
    output,
    times,
    ...(again.length > 0 && { remark: `tried twice: ${again.join(', ')}` }),
  };
}

/** The duration and number of tries of each end-to-end test. */
function storyTimes(suite: Suite): (Timed & { tries: number })[] {
  const own = (suite.specs ?? []).map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
    return { name: `${file}: ${title}`, seconds: milliseconds / 1000, tries: results.length };
  });
  return [...own, ...(suite.suites ?? []).flatMap(storyTimes)];
}
