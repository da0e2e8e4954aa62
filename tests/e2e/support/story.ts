import { randomInt } from 'node:crypto';
import {
  test as anyTest,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { KeptConsoles } from './kept-consoles.ts';
import { KeptPortal } from './kept-portal.ts';

/** The portal at an address for the owner of a token, without loading it where this worker has it open. */
export type AtPortal = (token: string, path: string) => Promise<Page>;

interface Parts {
  windowsClose: undefined;
  /** The console of an operator at an address, without loading it where this worker has it open. */
  atConsole: KeptConsoles['at'];
  atPortal: AtPortal;
}

interface Kept {
  consoles: KeptConsoles;
  portal: KeptPortal;
}

/**
 * A story, in windows of its own. Playwright closes only the one it opened itself: those of operators,
 * payers and second tabs stayed open behind all later stories, each with its page still at work. It
 * comes from an address of its own, too: links and sign-ins of one address are limited.
 */
export const test = anyTest.extend<Parts, Kept>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from it.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anAddress() }),
  consoles: [async ({ browser }, use) => use(new KeptConsoles(browser)), { scope: 'worker' }],
  portal: [async ({ browser }, use) => use(new KeptPortal(browser)), { scope: 'worker' }],
  atConsole: ({ consoles }, use) => use((...wish) => consoles.at(...wish)),
  atPortal: ({ portal, extraHTTPHeaders }, use) =>
    use((token, path) => portal.at(token, path, { headers: extraHTTPHeaders })),
  windowsClose: [
    async ({ browser, consoles, portal }, use, told) => {
      const kept = () => [...consoles.contexts(), ...portal.contexts()];
      const refused = hearRefusals(browser, kept());
      await use(undefined);
      if (told.status === told.expectedStatus) {
        await Promise.all([consoles.putBack(), portal.putBack()]);
      }
      const others = browser.contexts().filter((context) => !kept().includes(context));
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
  const heard: string[] = [];
  const listen = (message: ConsoleMessage) => {
    if (/content security policy|^no word: /i.test(message.text())) heard.push(message.text());
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
