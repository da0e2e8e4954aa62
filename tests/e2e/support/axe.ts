import { expect, type Page } from '@playwright/test';
import { violationsOn } from './violations-on.ts';

/** Expects that the page has no accessibility violations. */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  expect.soft(await violationsOn(page), where).toEqual([]);
}
