import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { isThorough } from './is-thorough.ts';
import { settle } from './settle.ts';
import { takePicture, takesPictures } from './take-picture.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

const looksEveryWay = isThorough || takesPictures;

type Light = 'light' | 'dark';

/**
 * Checks a screen: no accessibility violations and nothing wider than the window, on a desktop and on a
 * phone. One of the two uses the light theme and the other the dark one, alternating from screen to
 * screen, since what a screen reader finds does not depend on the colours.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  const now = await lightOf(page);
  const other = now === 'light' ? 'dark' : 'light';
  await look(page, name, wide, now);
  if (looksEveryWay) {
    await look(page, name, narrow, now);
    await look(page, name, wide, other);
  }
  await look(page, name, narrow, other);
  await page.setViewportSize(wide);
  // The next click needs a stable layout.
  await settle(page);
}

const lightOf = (page: Page): Promise<Light> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

async function look(page: Page, name: string, size: typeof wide, light: Light): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: light });
  await page.evaluate(() => window.scrollTo(0, 0));
  await settle(page);
  // A page that still loads has no visible heading yet; a missing heading is reported by axe.
  const heading = page.locator('h1').first();
  await heading.waitFor({ timeout: 10_000 }).catch(() => undefined);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} is wider than ${size.width} px`).toBeLessThanOrEqual(0);
  await expectAccessible(page, `${name}, ${light}, ${size.width} px`);
  await takePicture(page, `${name}-${size.width}-${light}`, true);
}
