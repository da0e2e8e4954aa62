import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './axe.ts';
import { settle } from './settle.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../.data/test/screens');
const WIDTHS = [1440, 390];

/**
 * Looks at a screen as it is: nothing inaccessible, nothing wider than the window, readable in the
 * dark, and pictures at both widths for whoever wants to see it.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await settle(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${name} is wider than ${width} px`).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.screenshot({ path: path.join(FOLDER, `${name}-${width}.png`), fullPage: true });
  }
  // Once in the dark is enough: the colours are the same at both widths.
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  await expectReadable(page);
  await page.screenshot({ path: path.join(FOLDER, `${name}-dark.png`), fullPage: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}
