import { expect, type Page } from '@playwright/test';

/**
 * Goes to another screen of the open portal or console as a link does, without a reload, which would take
 * longer than the rest of a test. Resolves once the heading of the new screen is shown.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await expect(heading).toBeVisible();
  const left = (await heading.textContent()) ?? '';
  const isElsewhere = new URL(page.url()).pathname !== new URL(path, page.url()).pathname;
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  if (isElsewhere) await expect(heading).not.toHaveText(left);
}
