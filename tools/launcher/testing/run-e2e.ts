import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { runTool } from '../process/run-tool.ts';
import { findChromium } from './find-chromium.ts';
import type { Outcome } from './outcome.ts';
import { type StoryReport, storyPattern, storyTimes } from './story-times.ts';
import type { TestOptions } from './test-options.ts';

// A longer run hangs; the long form visits each screen four times, with screenshots.
const PATIENCE_MS = 45 * 60_000;
const LONG_PATIENCE_MS = 60 * 60_000;

/** Has Playwright tell the stories in one language: those of the files that begin so, or all. */
export async function runE2e(
  url: string,
  options: TestOptions,
  stories: string[],
  language: 'nb' | 'en',
): Promise<Outcome> {
  const report = path.join(env.root, '.data/test/playwright.json');
  fs.rmSync(report, { force: true });
  const chosen = stories.length > 0 ? ['operators.setup', ...stories] : [];
  const result = await runTool(
    env.root,
    'playwright',
    [
      ...['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
      ...chosen.map(storyPattern),
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
