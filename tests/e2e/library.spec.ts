// Goal: every shared part can be looked at in all its states, where nothing is real.
import { expect } from '@playwright/test';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

// Requirements: A2.24, A7.61
test('every shared part, where nothing is real', async ({ page }) => {
  await page.goto(`/v2/${spoken}/test/component-library`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await lookAt(page, 'component-library');
  await page.getByRole('combobox', { name: 'A client of many' }).click();
  const more = words(spoken)('portal/ui', 'picker.more', { count: '2', total: '37' });
  await expect(page.getByRole('option', { name: more })).toBeDisabled();
});
