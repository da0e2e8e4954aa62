import { test as anyTest } from '@playwright/test';

/**
 * A story, in windows of its own. Playwright closes only the one it opened itself: those of operators,
 * payers and second tabs stayed open behind all later stories, each with its page still at work.
 */
export const test = anyTest.extend<{ windowsClose: undefined }>({
  windowsClose: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
