import { expect, type Page, test } from '@playwright/test';
import { operatorSession } from './support/operator-session.ts';
import { type OperatorName, operators, password } from './support/people.ts';
import { lookAt } from './support/screen.ts';
import { totp } from './support/totp.ts';
import { type Language, words } from './support/words.ts';

const ROOM = 'admin/app';

async function giveCode(page: Page, language: Language, code: string): Promise<void> {
  const say = words(language);
  await page.getByLabel(say(ROOM, 'signIn.code'), { exact: true }).fill(code);
  await page.getByRole('button', { name: say(ROOM, 'signIn.submit') }).click();
}

/** Signs in at the console. A code that was used a moment ago is waited out. */
async function signIn(page: Page, name: OperatorName, language: Language): Promise<void> {
  const say = words(language);
  const { email, secret } = operators[name];
  await page.getByLabel(say(ROOM, 'signIn.email'), { exact: true }).fill(email);
  await page.getByLabel(say(ROOM, 'signIn.password'), { exact: true }).fill(password);
  const inside = page.getByRole('heading', { name: say(ROOM, 'console.decisions'), exact: true });
  await expect(async () => {
    await giveCode(page, language, totp(secret));
    await expect(inside).toBeVisible({ timeout: 6_000 });
  }).toPass({ timeout: 75_000, intervals: [5_000] });
}

test('kontroll signs in with a code, after a wrong one', async ({ page }) => {
  const say = words('nb');
  await page.goto('/admin/');
  await lookAt(page, 'admin-sign-in');
  await page.getByLabel(say(ROOM, 'signIn.email'), { exact: true }).fill(operators.kontroll.email);
  await page.getByLabel(say(ROOM, 'signIn.password'), { exact: true }).fill('feil passord');
  await giveCode(page, 'nb', '000000');
  await expect(page.getByLabel(say(ROOM, 'signIn.code'), { exact: true })).toBeVisible();
  await expect(page.locator('[role=alert], [aria-invalid=true]').first()).toBeVisible();
  await signIn(page, 'kontroll', 'nb');
  await operatorSession.keep(page, 'kontroll');
});

test('drift signs in in English', async ({ page }) => {
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'English' }).click();
  await signIn(page, 'drift', 'en');
  await operatorSession.keep(page, 'drift');
});
