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
    await takePicture(page, `${name}-${width}`);
  }
  // Once in the dark is enough: the colours are the same at both widths.
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  await expectReadable(page);
  await takePicture(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/**
 * All of a screen, for people. A browser has once owed the frame for it until the story's time was
 * up, so it is asked a second time, in front.
 */
async function takePicture(page: Page, name: string): Promise<void> {
  const picture = { path: path.join(FOLDER, `${name}.png`), fullPage: true, timeout: 10_000 };
  await page.screenshot(picture).catch(async () => {
    await page.bringToFront();
    await page.screenshot(picture);
  });
}
