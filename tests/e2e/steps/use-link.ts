import type { Page } from '@playwright/test';
import { spoken, words } from '../support/words.ts';

/** Opens a one-time link in a browser that has not requested it, and clicks its button. */
export async function useLink(
  page: Page,
  link: string,
  purpose: 'CHANGE_EMAIL' | 'CONFIRM' | 'INVITATION' | 'SIGN_IN' = 'SIGN_IN',
): Promise<void> {
  await page.goto(link);
  const name = words(spoken)('portal/app', `link.${purpose}.submit`);
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}
