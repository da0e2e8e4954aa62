import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { runTool } from '../process/run-tool.ts';
import { findChromium } from './find-chromium.ts';
import type { Outcome, TestStep } from './outcome.ts';
import { startStory } from './start-story.ts';

interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
}

// A slow machine takes a quarter of an hour; what takes longer than this hangs.
const PATIENCE_MS = 20 * 60_000;

/** The stories in a real browser, against an installation of their own with fresh demo data. */
export function browserStep(): TestStep {
  return {
    name: 'stories',
    weight: 2,
    async run() {
      const chromium = findChromium();
      const story = await startStory();
      try {
        const report = path.join(env.root, '.data/test/playwright.json');
        fs.rmSync(report, { force: true });
        const result = await runTool(
          env.root,
          'playwright',
          ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
          {
            CHROMIUM_PATH: chromium,
            E2E_BASE_URL: story.url,
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
            CI: '1',
          },
          PATIENCE_MS,
        );
        return readReport(report, result);
      } finally {
        await story.stop();
      }
    },
  };
}

function readReport(file: string, { code, output }: { code: number; output: string }): Outcome {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, output };
  const { stats, errors }: Report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const failed = stats.unexpected + errors.length;
  return { passed: stats.expected + stats.flaky, failed: failed || (code === 0 ? 0 : 1), output };
}
