// Goal: a blocked person is shut out with a reason, and each operator sees it wherever the person is listed.
import { expect } from '@playwright/test';
import { decide } from './steps/operate.ts';
import { goWithin } from './support/go-within.ts';
import { makeNewcomer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { words } from './support/words.ts';

const say = words('nb');
const badge = say('words', 'fields.*.blockedAt');
const listOf = (name: string) =>
  `/admin/users?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;

test('a person is blocked with a reason, and is marked in list and card', async ({
  atConsole,
  request,
}) => {
  test.setTimeout(240_000);
  const { name } = await makeNewcomer(request, 'nb');
  const page = await atConsole('drift', '/admin/users');
  await goWithin(page, listOf(name));
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: say('words', 'actions.block_user.submit') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[type=submit]').click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  const reason = 'Meldt som svindel av banken';
  await dialog.getByRole('textbox').fill(reason);
  await decide(page, 'nb', 'block_user');
  await expect(page.getByRole('heading', { level: 2, name }).locator('..')).toContainText(badge);
  await page.getByRole('tab', { name: say('admin/app', 'show.timeline') }).click();
  await expect(page.getByText(reason)).toBeVisible();

  await goWithin(page, listOf(name));
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(badge);
  await lookAt(page, 'admin-blocked');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(badge);
});
