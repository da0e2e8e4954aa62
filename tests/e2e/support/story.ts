import { randomInt } from 'node:crypto';
import {
  test as anyTest,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { SharedConsoles } from './shared-consoles.ts';
import { SharedPortal } from './shared-portal.ts';

/** The portal at an address for the owner of a token, without loading it where this worker has it open. */
export type AtPortal = (token: string, path: string) => Promise<Page>;

interface Parts {
  windowsClose: undefined;
  /** The console of an operator at an address, without loading it where this worker has it open. */
  atConsole: SharedConsoles['at'];
  atPortal: AtPortal;
}

interface Shared {
  consoles: SharedConsoles;
  portal: SharedPortal;
}

/**
 * A story, in windows of its own. Playwright closes only the one it opened itself: those of operators,
 * payers and second tabs stayed open behind all later stories, each with its page still at work. It
 * comes from an address of its own, too: links and sign-ins of one address are limited.
 */
export const test = anyTest.extend<Parts, Shared>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from it.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anAddress() }),
  consoles: [async ({ browser }, use) => use(new SharedConsoles(browser)), { scope: 'worker' }],
  portal: [async ({ browser }, use) => use(new SharedPortal(browser)), { scope: 'worker' }],
  atConsole: ({ consoles }, use) => use((...option) => consoles.at(...option)),
  atPortal: ({ portal, extraHTTPHeaders }, use) =>
    use((token, path) => portal.at(token, path, { headers: extraHTTPHeaders })),
  windowsClose: [
    async ({ browser, consoles, portal }, use, received) => {
      const stored = () => [...consoles.contexts(), ...portal.contexts()];
      const refused = hearRefusals(browser, stored());
      await use(undefined);
      if (received.status === received.expectedStatus) {
        await Promise.all([consoles.putBack(), portal.putBack()]);
      }
      const others = browser.contexts().filter((context) => !stored().includes(context));
      await Promise.all(others.map((context) => context.close()));
      expect(refused(), 'what the browser refused as no part of the page, or has no word').toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

/**
 * Listens in every window for what the content security policy refuses, and for what is called by its bare
 * name (`forms/words/words-in.ts`). Gives what was heard.
 */
function hearRefusals(browser: Browser, open: BrowserContext[]): () => string[] {
  const notified: string[] = [];
  const listen = (message: ConsoleMessage) => {
    if (/content security policy|^no word: /i.test(message.text())) notified.push(message.text());
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
    return notified;
  };
}

/** One of the addresses kept for examples and measurements, RFC 2544. */
const anAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}`;
