import { expect, type Locator, type Page } from '@playwright/test';
import { type OperatorName, operators, password } from '../support/people.ts';
import { totp } from '../support/totp.ts';
import { type Language, words } from '../support/words.ts';

const MODULE = 'admin/app';

/** Fills in the code and submits the form. */
export async function giveCode(page: Page, language: Language, code: string): Promise<void> {
  const say = words(language);
  await page.getByLabel(say(MODULE, 'signIn.code'), { exact: true }).fill(code);
  await page.getByRole('button', { name: say(MODULE, 'signIn.submit'), exact: true }).click();
}

/**
 * Signs in at the console until sign-in is hidden and `inside` is visible, which may have been below it
 * all the time. Waits for a new code if the current one was used.
 */
export async function signInOperator(
  page: Page,
  name: OperatorName,
  language: Language,
  inside: Locator,
): Promise<void> {
  const say = words(language);
  const { email, secret } = operators[name];
  // The button has no name while it is loading; the field of the code stays until sign-in succeeds.
  const code = page.getByLabel(say(MODULE, 'signIn.code'), { exact: true });
  await page.getByLabel(say(MODULE, 'signIn.email'), { exact: true }).fill(email);
  await page.getByLabel(say(MODULE, 'signIn.password'), { exact: true }).fill(password);
  await expect(async () => {
    // On a busy machine the console may have opened meanwhile.
    if (await code.isVisible()) await giveCode(page, language, totp(secret));
    await expect(code).toHaveCount(0, { timeout: 6_000 });
    await expect(inside).toBeVisible({ timeout: 6_000 });
  }).toPass({ timeout: 75_000, intervals: [5_000] });
}
