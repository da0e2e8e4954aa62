import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test';

const wide: ViewportSize = { width: 1280, height: 720 };

/**
 * A window that a worker of the stories keeps, because loading a page anew costs a browser more than
 * most stories do in it. What a story did to the window itself is put back here; what it did on the
 * page goes with the person who leaves, which each kept page does its own way.
 */
export const sharedWindow = {
  wide,
  open: async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> =>
    (await browser.newContext({ viewport: wide, ...options })).newPage(),
  /** What is beside the page, and how it is looked at. */
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
  /** What the browser keeps. */
  empty: async (page: Page): Promise<void> => {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
  },
};
