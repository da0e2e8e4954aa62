import { expect, type Page } from '@playwright/test';

/**
 * Goes to another screen of the portal or console that is open, as a link in it does: without loading
 * it anew, which costs a browser more than all that a story does there. Until the new screen has said
 * its name one looks at the old one.
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
