import { expect, type Page } from '@playwright/test';
import { giveCode, signInOperator } from './steps/operator-sign-in.ts';
import { operatorSession } from './support/operator-session.ts';
import { operators } from './support/people.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { type Language, words } from './support/words.ts';

const MODULE = 'admin/app';

const heading = (page: Page, language: Language) =>
  page.getByRole('heading', { name: words(language)(MODULE, 'console.decisions'), exact: true });

test('kontroll signs in with a code after a wrong one', async ({ page }) => {
  const say = words('nb');
  await page.goto('/admin/');
  await lookAt(page, 'admin-sign-in');
  await page
    .getByLabel(say(MODULE, 'signIn.email'), { exact: true })
    .fill(operators.kontroll.email);
  await page.getByLabel(say(MODULE, 'signIn.password'), { exact: true }).fill('feil passord');
  await giveCode(page, 'nb', '000000');
  await expect(page.getByLabel(say(MODULE, 'signIn.code'), { exact: true })).toBeVisible();
  await expect(page.locator('[role=alert], [aria-invalid=true]').first()).toBeVisible();
  await signInOperator(page, 'kontroll', 'nb', heading(page, 'nb'));
  await operatorSession.save(page, 'kontroll');
});

test('drift signs in in English', async ({ page }) => {
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'English' }).click();
  await signInOperator(page, 'drift', 'en', heading(page, 'en'));
  await operatorSession.save(page, 'drift');
});

test('okonomi signs in', async ({ page }) => {
  await page.goto('/admin/');
  await signInOperator(page, 'okonomi', 'nb', heading(page, 'nb'));
  await operatorSession.save(page, 'okonomi');
});
