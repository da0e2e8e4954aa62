import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { OperatorName } from './people.ts';
import { type Language, spoken } from './words.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../.data/test/operators');
const KEY = 'honorar.operator';
const fileOf = (name: OperatorName) => path.join(FOLDER, `${name}.json`);

/** The token of an operator in this run. */
export function tokenOfOperator(name: OperatorName): string {
  const { token }: { token: string } = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  return token;
}

/**
 * A code is valid once, so an operator signs in once per run, and the tests share the session.
 */
export const operatorSession = {
  async save(page: Page, name: OperatorName): Promise<void> {
    const token = await page.evaluate((key) => sessionStorage.getItem(key), KEY);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(fileOf(name), JSON.stringify({ token }));
  },

  /**
   * A new window in which the operator is signed in, for a test that ends the session, needs a second
   * window or measures how the console loads. Others use the shared window by `atConsole`.
   */
  async open(browser: Browser, name: OperatorName, language: Language = spoken): Promise<Page> {
    const context = await browser.newContext();
    await context.addInitScript(
      ([key, value, locale]) => {
        sessionStorage.setItem(key, value);
        if (localStorage.getItem('honorar.locale') === null) {
          localStorage.setItem('honorar.locale', locale);
        }
      },
      [KEY, tokenOfOperator(name), language] as const,
    );
    return context.newPage();
  },
};
