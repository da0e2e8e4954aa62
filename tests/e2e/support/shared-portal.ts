import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { sharedWindow } from './shared-window.ts';
import { spoken } from './words.ts';

interface Visit {
  headers?: Record<string, string>;
  size?: ViewportSize;
}

/**
 * A portal that one worker of the stories keeps open. Loading it costs a browser as much as many a story
 * does in it. Between two stories the person leaves, as if they had logged out in another tab, and the
 * next one comes in by the form; the service hears nothing of either, since the token is there already.
 * What was drawn, typed, asked and remembered goes with the one who left, and only the scripts stay.
 */
export class SharedPortal {
  private readonly browser: Browser;
  private readonly options: BrowserContextOptions;
  private page: Page | undefined;
  private isInside = false;

  constructor(browser: Browser, options: BrowserContextOptions = {}) {
    this.browser = browser;
    this.options = options;
  }

  /**
   * The portal at an address, for the owner of a token. Asked for a second time in a story, it is the
   * same window with somebody else.
   */
  async at(
    token: string,
    path: string,
    { headers = {}, size = sharedWindow.wide }: Visit = {},
  ): Promise<Page> {
    if (this.isInside) await this.leave();
    const page = this.page ?? (await sharedWindow.open(this.browser, this.options));
    this.page = page;
    this.isInside = true;
    await page.context().setExtraHTTPHeaders(headers);
    await page.setViewportSize(size);
    await goToDoor(page, path);
    await signIn(page, token);
    return page;
  }

  contexts(): BrowserContext[] {
    return this.page ? [this.page.context()] : [];
  }

  /** After a story. One that failed takes its worker with it, and so this. */
  async putBack(): Promise<void> {
    if (this.isInside && this.page) await sharedWindow.putBack(this.page);
    if (this.isInside) await this.leave();
    this.isInside = false;
  }

  private async leave(): Promise<void> {
    if (!this.page) return;
    if (await isOpen(this.page)) await signOut(this.page);
    await sharedWindow.empty(this.page);
  }
}

/** Whether the window shows the portal; a story may have gone on to what lies beside it. */
const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('#root header') !== null);

/** The log-in, from which one goes on to an address. */
async function goToDoor(page: Page, path: string): Promise<void> {
  const [, , language = spoken] = path.split('/');
  const onward = new URLSearchParams({ redirect: path });
  const door = (name: string) => `/v2/${language}/login/${name}?${onward}`;
  if (await isOpen(page)) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, door('existing-user'));
  } else await page.goto(door('existing-user'));
  // The log-in that the one before left to is the same page, and leads back to where they were.
  await page.locator(`a[href="${door('magic-link')}"]`).waitFor();
}

async function signIn(page: Page, token: string): Promise<void> {
  const form = page.locator('form:has(input[autocomplete=current-password])');
  await form.locator('input[type=email]').fill('somebody@story.example');
  await form.locator('input[autocomplete=current-password]').fill('what the form asks for');
  await form.evaluate(
    (door: HTMLFormElement, data) => {
      const { fetch } = window;
      window.fetch = async (to, requested) => {
        if (!String(requested?.body).includes('"CreateSession"')) return fetch(to, requested);
        window.fetch = fetch;
        return Response.json({ data });
      };
      door.requestSubmit();
    },
    { createSession: { token, errors: [] } },
  );
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  // Whoever closes a message that offers to take something back has made up their mind.
  await page.locator('[data-toast]').evaluateAll((all) => {
    for (const one of all) [...one.querySelectorAll('button')].at(-1)?.click();
  });
  await page.evaluate(() => {
    if (sessionStorage.getItem('honorar.token') === null) return;
    // A session ends once, and this one may be come back to: what ends is one that never was.
    const token = crypto.randomUUID();
    sessionStorage.setItem('honorar.token', token);
    const isOver = { kind: 'over', token, reason: 'left' };
    new BroadcastChannel('honorar.session').postMessage(isOver);
  });
  await page.waitForURL(({ pathname }) => !/\/(personal|business)\//.test(pathname));
}
