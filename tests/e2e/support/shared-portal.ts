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
 * A portal that one Playwright worker has open. Loading it takes as long as many tests. Between two tests
 * the user is signed out, as if in another tab, and the next one signs in by the form; the server is not
 * called for either, since the token is known. Everything rendered, typed, fetched and stored is removed,
 * and only the scripts stay.
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
   * The portal at an address, for the user of a token. A second call in a test reuses the window for
   * another user.
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
    await goToLogin(page, path);
    await signIn(page, token);
    return page;
  }

  contexts(): BrowserContext[] {
    return this.page ? [this.page.context()] : [];
  }

  /** Runs after a test. A failed one ends its worker, and so this. */
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

/** Whether the window shows the portal; a test may have gone on to another page. */
const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('#root header') !== null);

/** Opens the log-in that leads on to an address. */
async function goToLogin(page: Page, path: string): Promise<void> {
  const [, , language = spoken] = path.split('/');
  const onward = new URLSearchParams({ redirect: path });
  const loginPath = (name: string) => `/v2/${language}/login/${name}?${onward}`;
  if (await isOpen(page)) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, loginPath('existing-user'));
  } else await page.goto(loginPath('existing-user'));
  // Signing out leads to the same page, with the former address; wait for the new one.
  await page.locator(`a[href="${loginPath('magic-link')}"]`).waitFor();
}

async function signIn(page: Page, token: string): Promise<void> {
  const form = page.locator('form:has(input[autocomplete=current-password])');
  await form.locator('input[type=email]').fill('somebody@story.example');
  await form.locator('input[autocomplete=current-password]').fill('what the form asks for');
  await form.evaluate(
    (element: HTMLFormElement, data) => {
      const { fetch } = window;
      window.fetch = async (to, requested) => {
        if (!String(requested?.body).includes('"CreateSession"')) return fetch(to, requested);
        window.fetch = fetch;
        return Response.json({ data });
      };
      element.requestSubmit();
    },
    { createSession: { token, errors: [] } },
  );
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  // Closing a toast with an offer to undo confirms its action.
  await page.locator('[data-toast]').evaluateAll((all) => {
    for (const one of all) [...one.querySelectorAll('button')].at(-1)?.click();
  });
  await page.evaluate(() => {
    if (sessionStorage.getItem('honorar.token') === null) return;
    // The real session may be used again by a later test, so a made-up token is ended.
    const token = crypto.randomUUID();
    sessionStorage.setItem('honorar.token', token);
    const isOver = { kind: 'over', token, reason: 'left' };
    new BroadcastChannel('honorar.session').postMessage(isOver);
  });
  await page.waitForURL(({ pathname }) => !/\/(personal|business)\//.test(pathname));
}
