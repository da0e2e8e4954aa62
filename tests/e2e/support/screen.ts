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
 * Looks at a screen as it is: nothing inaccessible and nothing wider than the window, on a desk and
 * on a telephone. One of the two is in the light and the other in the dark, in turns from screen to
 * screen, since what a screen reader meets does not depend on the colours.
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
  // What is clicked next stands where it will stay.
  await settle(page);
}

const lightOf = (page: Page): Promise<Light> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

async function look(page: Page, name: string, size: typeof wide, light: Light): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: light });
  await page.evaluate(() => window.scrollTo(0, 0));
  await settle(page);
  // What is still being fetched has no heading yet, or hides it; where none comes, axe tells.
  const heading = page.locator('h1').first();
  await heading.waitFor({ timeout: 10_000 }).catch(() => undefined);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} is wider than ${size.width} px`).toBeLessThanOrEqual(0);
  await expectAccessible(page, `${name}, ${light}, ${size.width} px`);
  await takePicture(page, `${name}-${size.width}-${light}`, true);
}
