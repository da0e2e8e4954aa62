import { randomInt } from 'node:crypto';
import { test as anyTest, type Browser, expect } from '@playwright/test';

/**
 * A story, in windows of its own. Playwright closes only the one it opened itself: those of operators,
 * payers and second tabs stayed open behind all later stories, each with its page still at work. It
 * comes from an address of its own, too: links and sign-ins of one address are limited.
 */
export const test = anyTest.extend<{ windowsClose: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from it.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anAddress() }),
  windowsClose: [
    async ({ browser }, use) => {
      const refused = hearRefusals(browser);
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
      expect(refused(), 'what the browser refused as no part of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Listens in every window for what the content security policy refuses. Gives what was heard. */
function hearRefusals(browser: Browser): () => string[] {
  const heard: string[] = [];
  const open = browser.newContext;
  browser.newContext = async (options) => {
    const context = await open.call(browser, options);
    context.on('console', (message) => {
      if (/content security policy/i.test(message.text())) heard.push(message.text());
    });
    return context;
  };
  return () => {
    browser.newContext = open;
    return heard;
  };
}

/** One of the addresses kept for examples and measurements, RFC 2544. */
const anAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}`;
