import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test';

const wide: ViewportSize = { width: 1280, height: 720 };

/**
 * A window that a Playwright worker reuses, because loading a page takes longer than most tests. Changes to
 * the window itself are reset here; changes on the page are removed by signing out, which the console and
 * the portal do differently.
 */
export const sharedWindow = {
  wide,
  open: async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> =>
    (await browser.newContext({ viewport: wide, ...options })).newPage(),
  /** Closes other pages and resets the settings of the window. */
  putBack: async (page: Page): Promise<void> => {
    const context = page.context();
    const beside = context.pages();
    await Promise.all(beside.filter((one) => one !== page).map((one) => one.close()));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const event of ['dialog', 'request', 'websocket']) page.removeAllListeners(event);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', media: 'screen' });
    await page.setViewportSize(wide);
    await context.setOffline(false);
  },
  /** Removes everything that the browser stores. */
  empty: async (page: Page): Promise<void> => {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
  },
};
