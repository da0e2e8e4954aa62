import type { Browser, Page } from '@playwright/test';

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

interface Look {
  language?: string;
  size?: { width: number; height: number };
}

/** Opens the screens of a copy that is served, each in a window of its own. */
export function screensOf(browser: Browser, url: string) {
  const openWindow = (size = wide) =>
    browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  return {
    async open(path: string, { token }: { token: string }, { language = 'nb', size }: Look = {}) {
      const page = await (await openWindow(size)).newPage();
      const mark = path.includes('?') ? '&' : '?';
      await page.goto(`${url}/v2/${language}/${path}${mark}dp-token=${token}`);
      return page;
    },
    async openConsole(path: string, token: string, { language = 'nb', size }: Look = {}) {
      const context = await openWindow(size);
      await context.addInitScript(
        ([session, locale]) => {
          sessionStorage.setItem('honorar.operator', session);
          localStorage.setItem('honorar.locale', locale);
        },
        [token, language] as const,
      );
      const page = await context.newPage();
      await page.goto(`${url}/admin/${path}`);
      return page;
    },
  };
}

type Role = 'heading' | 'link' | 'row' | 'button';
export const seen = (page: Page, role: Role, name: string | RegExp) =>
  page.getByRole(role, { name }).first().waitFor();

export const rows = (page: Page) => page.locator('tbody tr');
