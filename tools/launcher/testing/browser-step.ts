import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import type { TestStep } from './outcome.ts';
import type { Product } from './product-step.ts';
import { runE2e } from './run-e2e.ts';
import type { TestOptions } from './test-options.ts';

/**
 * The stories in a real browser: those whose files begin with one of the names, or all. The thorough form
 * runs those that depend on the run's language a second time, in English.
 */
export function browserStep(started: Product, options: TestOptions, stories: string[]): TestStep {
  return {
    name: 'stories',
    weight: 2,
    async run() {
      const first = await runE2e(await started.url(), options, stories, 'nb');
      const others = options.isThorough ? inBoth(stories) : [];
      if (others.length === 0) return first;
      // One address may bring no more newcomers in an hour than one telling does.
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

/** The stories that find what they look for in either language. */
function inBoth(stories: string[]): string[] {
  const all = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.spec.ts'));
  return all
    .filter((file) => stories.length === 0 || stories.some((story) => file.startsWith(story)))
    .filter((file) => /\bspoken\b/.test(fs.readFileSync(path.join(FOLDER, file), 'utf8')));
}
