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

/** The portal at an address for the user of a token, without loading it if this worker has it open. */
export type AtPortal = (token: string, path: string) => Promise<Page>;

interface Parts {
  windowsClose: undefined;
  /** The console of an operator at an address, without loading it if this worker has it open. */
  atConsole: SharedConsoles['at'];
  atPortal: AtPortal;
}

interface Shared {
  consoles: SharedConsoles;
  portal: SharedPortal;
}

/**
 * A test with windows of its own. Playwright closes only the one it opened itself: those of operators,
 * payers and second tabs stayed open during all later tests, each with its page still running. It also
 * has an IP address of its own, because links and sign-ins of one address are limited.
 */
export const test = anyTest.extend<Parts, Shared>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
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
      expect(refused(), 'violations of the content security policy and missing labels').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Collects in every window the violations of the content security policy and the missing labels
 * (`forms/words/words-in.ts`). Returns a function that stops listening and returns them.
 */
function hearRefusals(browser: Browser, open: BrowserContext[]): () => string[] {
  const notified: string[] = [];
  const listen = (message: ConsoleMessage) => {
    if (/content security policy|^no label: /i.test(message.text())) notified.push(message.text());
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

/** A random address of the range reserved for benchmarks, RFC 2544. */
const anAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}`;
