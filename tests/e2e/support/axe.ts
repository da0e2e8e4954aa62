import { expect, type Page } from '@playwright/test';
import { violationsOn } from './violations-on.ts';

/** Nobody stumbles over anything on the page. */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  expect.soft(await violationsOn(page), where).toEqual([]);
}
