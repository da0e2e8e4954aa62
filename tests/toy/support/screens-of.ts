import type { Browser, Page } from '@playwright/test';
import { SharedPortal } from '../../e2e/support/shared-portal.ts';

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

interface Visitor {
  token: string;
}

interface Look {
  language?: string;
  size?: { width: number; height: number };
}

/** Opens the screens of a served copy: those of the portal in one window that stays open. */
export function screensOf(browser: Browser, url: string) {
  const options = { baseURL: url, reducedMotion: 'reduce' } as const;
  const portal = new SharedPortal(browser, options);
  const openWindow = (size = wide) => browser.newContext({ ...options, viewport: size });
  return {
    async open(path: string, { token }: Visitor, { language = 'nb', size = wide }: Look = {}) {
      return portal.at(token, `/v2/${language}/${path}`, { size });
    },
    /** A second window of the same signed-in user. */
    async openBeside(path: string, { token }: Visitor) {
      const page = await (await openWindow()).newPage();
      await page.goto(`/v2/nb/${path}?dp-token=${token}`);
      return page;
    },
    /** After a test. */
    async leave() {
      await portal.putBack();
      const others = browser.contexts().filter((one) => !portal.contexts().includes(one));
      await Promise.all(others.map((one) => one.close()));
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
      await page.goto(`/admin/${path}`);
      return page;
    },
  };
}

type Role = 'heading' | 'link' | 'row' | 'button';
export const seen = (page: Page, role: Role, name: string | RegExp) =>
  page.getByRole(role, { name }).first().waitFor();

export const rows = (page: Page) => page.locator('tbody tr');
