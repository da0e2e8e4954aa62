import { expect, type Page } from '@playwright/test';
import { type Language, words } from '../support/words.ts';

/** Presses an action and answers the form it asks. */
export async function decide(
  page: Page,
  language: Language,
  mutation: string,
  answers: Record<string, string> = {},
): Promise<void> {
  const say = words(language);
  const room = `forms/modules/invoicing/${mutation}`;
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: say(room, 'title') })).toBeVisible();
  for (const [field, answer] of Object.entries(answers)) {
    await dialog.getByLabel(say(room, `fields.${field}.label`)).fill(answer);
  }
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say(room, 'success'))).toBeVisible();
}

/** The row of the review queue that somebody's invoice waits in. */
export async function inQueue(page: Page, language: Language, freelancer: string) {
  await page.goto('/admin/');
  await page.getByRole('main').getByRole('link').first().click();
  const queue = page.getByRole('listitem').filter({ hasText: freelancer });
  await expect(queue.first()).toBeVisible();
  await expect(page.getByText(words(language)('admin/app', 'console.keyNext'))).toBeVisible();
  return queue;
}
