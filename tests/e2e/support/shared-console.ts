import type { Browser, Page, ViewportSize } from '@playwright/test';
import { tokenOfOperator } from './operator-session.ts';
import type { OperatorName } from './people.ts';
import { sharedWindow } from './shared-window.ts';
import { type Language, spoken } from './words.ts';

export interface As {
  language?: Language;
  size?: ViewportSize;
}

/**
 * A console that one Playwright worker has open for an operator. Loading it takes longer than most tests.
 * Between two tests the operator signs out and in again by the menu and the form: everything rendered,
 * typed, fetched and stored is removed, and only the scripts stay. The server is not called, since a
 * code is valid only once.
 */
export class SharedConsole {
  readonly page: Page;
  private readonly operator: OperatorName;

  private constructor(page: Page, operator: OperatorName) {
    this.page = page;
    this.operator = operator;
  }

  static async open(browser: Browser, operator: OperatorName): Promise<SharedConsole> {
    const page = await sharedWindow.open(browser);
    await page.goto('/admin/');
    return new SharedConsole(page, operator);
  }

  /** Signs in and opens the address. */
  async enter(path: string, { language = spoken, size = sharedWindow.wide }: As): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.locator(`form [lang=${language}]`).click();
    const answer = { token: tokenOfOperator(this.operator), errors: [] };
    await this.page.evaluate(
      ({ path: to, data }) => {
        history.replaceState(null, '', to);
        const { fetch } = window;
        window.fetch = async () => {
          window.fetch = fetch;
          return Response.json({ data });
        };
        document.querySelector('form')?.requestSubmit();
      },
      { path, data: { createOperatorSession: answer } },
    );
    await this.page.locator('#main-content').waitFor();
  }

  /** Resets the window and signs out. */
  async leave(): Promise<void> {
    const { page } = this;
    await sharedWindow.putBack(page);
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = async (to, requested) => {
        if (!String(requested?.body).includes('destroySession')) return fetch(to, requested);
        window.fetch = fetch;
        return Response.json({ data: {} });
      };
    });
    // Works also below a dialog that is still open.
    await page.locator('.RaUserMenu-userButton').dispatchEvent('click');
    await page.locator('[role=menuitem].logout').dispatchEvent('click');
    await page.locator('main.sign-in').waitFor();
    await sharedWindow.empty(page);
  }
}
