import type { Timed } from './outcome.ts';

/**
 * The pattern by which Playwright finds the files of an end-to-end test: file names with this prefix,
 * independent of the folders of the checkout.
 */
export const storyPattern = (name: string): string => `/${name}[^/]*$`;

interface Suite {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
}

export interface StoryReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
}

/** The duration and number of tries of each end-to-end test. */
export function storyTimes(suite: Suite): (Timed & { tries: number })[] {
  const own = (suite.specs ?? []).map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
    return { name: `${file}: ${title}`, seconds: milliseconds / 1000, tries: results.length };
  });
  return [...own, ...(suite.suites ?? []).flatMap(storyTimes)];
}
