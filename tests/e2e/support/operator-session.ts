import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { OperatorName } from './people.ts';
import { type Language, spoken } from './words.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../.data/test/operators');
const KEY = 'honorar.operator';
const fileOf = (name: OperatorName) => path.join(FOLDER, `${name}.json`);

/** The token that an operator got in this run. */
export function tokenOfOperator(name: OperatorName): string {
  const { token }: { token: string } = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  return token;
}

/**
 * A code signs in once, so an operator signs in once in a run, and the stories share the session.
 */
export const operatorSession = {
  async keep(page: Page, name: OperatorName): Promise<void> {
    const token = await page.evaluate((key) => sessionStorage.getItem(key), KEY);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(fileOf(name), JSON.stringify({ token }));
  },

  /**
   * A window of its own, in which the operator is signed in, for a story that ends the session, needs a
   * second window or asks how the console loads. The others take the one that is kept, by `atConsole`.
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
