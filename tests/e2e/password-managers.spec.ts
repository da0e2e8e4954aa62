// Goal: a form reads the values of its fields, with or without events. Method: values are set in the page
// without any event, as some password managers do, and the form is submitted.
import { expect, type Page } from '@playwright/test';
import { mailTo } from './support/inbox.ts';
import { makeNewcomer } from './support/make-freelancer.ts';
import { makePerson } from './support/make-person.ts';
import { password } from './support/people.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const identity = (key: string) => say('portal/modules/identity', key);

/** Sets fields by their names, without events. */
async function put(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name="${name}"]`).evaluate((field: HTMLInputElement, text) => {
      field.value = text;
    }, value);
  }
}

test('log-in, registration and requesting a link use values set by a password manager', async ({
  page,
  request,
}) => {
  const nina = await makeNewcomer(request);
  await page.goto(`/v2/${spoken}/login/existing-user`);
  await page.locator('[name="password"]').waitFor();
  await put(page, { email: nina.email, password });
  await page.getByRole('button', { name: identity('existing.submit') }).click();
  await expect(page).toHaveURL(new RegExp(nina.home));
  await page.getByRole('button', { name: say('portal/app', 'logOut') }).click();
  await expect(page).toHaveURL(/existing-user/);

  const { email, firstName, lastName } = makePerson();
  await page.goto(`/v2/${spoken}/login/new-user`);
  await page.locator('[name="email"]').waitFor();
  await put(page, { email, firstName, lastName, password });
  await page.getByRole('button', { name: identity('new.submit') }).click();
  await expect(page.getByRole('heading', { name: identity('magic.sentTitle') })).toBeVisible();
  await mailTo(request, email, /./);
  // A mistyped address is corrected without entering the rest again.
  await page.getByRole('button', { name: identity('magic.other') }).click();
  await expect(page.locator('[name="firstName"]')).toHaveValue(firstName);
  await expect(page.locator('[name="password"]')).toHaveValue(password);
  await page.locator('[name="email"]').fill(`rettet.${email}`);
  await page.getByRole('button', { name: identity('new.submit') }).click();
  await expect(page.getByText(`rettet.${email}`)).toBeVisible();

  await page.goto(`/v2/${spoken}/login/magic-link`);
  await page.locator('[name="email"]').waitFor();
  await put(page, { email: nina.email });
  await page.getByRole('button', { name: identity('magic.submit') }).click();
  await expect(page.getByRole('heading', { name: identity('magic.sentTitle') })).toBeVisible();
});
