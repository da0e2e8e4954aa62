import { randomInt } from 'node:crypto';
import {
  test as anyTest,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
} from '@playwright/test';
import { KeptConsoles } from './kept-consoles.ts';

interface Parts {
  windowsClose: undefined;
  /** The console of an operator at an address, without loading it where this worker has it open. */
  atConsole: KeptConsoles['at'];
}

/**
 * A story, in windows of its own. Playwright closes only the one it opened itself: those of operators,
 * payers and second tabs stayed open behind all later stories, each with its page still at work. It
 * comes from an address of its own, too: links and sign-ins of one address are limited.
 */
export const test = anyTest.extend<Parts, { consoles: KeptConsoles }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from it.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anAddress() }),
  consoles: [async ({ browser }, use) => use(new KeptConsoles(browser)), { scope: 'worker' }],
  atConsole: ({ consoles }, use) => use((...wish) => consoles.at(...wish)),
  windowsClose: [
    async ({ browser, consoles }, use, told) => {
      const refused = hearRefusals(browser, consoles.contexts());
      await use(undefined);
      if (told.status === told.expectedStatus) await consoles.putBack();
      const kept = consoles.contexts();
      const others = browser.contexts().filter((context) => !kept.includes(context));
      await Promise.all(others.map((context) => context.close()));
      expect(refused(), 'what the browser refused as no part of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Listens in every window for what the content security policy refuses. Gives what was heard. */
function hearRefusals(browser: Browser, open: BrowserContext[]): () => string[] {
  const heard: string[] = [];
  const listen = (message: ConsoleMessage) => {
    if (/content security policy/i.test(message.text())) heard.push(message.text());
  };
  const contexts = [...open];
  for (const context of open) context.on('console', listen);
  const openAnother = browser.newContext;
  browser.newContext = async (options) => {
    const context = await openAnother.call(browser, options);
    context.on('console', listen);
    contexts.push(context);
    return context;
  };
  return () => {
    browser.newContext = openAnother;
    for (const context of contexts) context.off('console', listen);
    return heard;
  };
}

/** One of the addresses kept for examples and measurements, RFC 2544. */
const anAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}`;
