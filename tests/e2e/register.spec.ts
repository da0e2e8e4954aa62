// Goal: picking an existing client or company from the register opens it, instead of a refusal.
// Method: a client and an own company are picked a second time.
import { expect, type Locator } from '@playwright/test';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { type Language, spoken, words } from './support/words.ts';

/** Searches the register and picks the match. */
async function pickCompany(where: Locator, language: Language, word: string): Promise<void> {
  const label = words(language)('portal/app/forms', 'company.label');
  await where.getByLabel(label, { exact: true }).fill(word);
  await where.getByRole('button', { name: new RegExp(word, 'i') }).click();
}

// Requirements: B2.24, B4.14
test('an existing client is opened', async ({ atPortal, request }) => {
  const say = words(spoken);
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/payout-service/by-client`);
  await page
    .getByRole('button', { name: say('words', 'actions.create_client.title') })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await pickCompany(drawer, spoken, 'drivhuset');
  await expect(
    drawer.getByRole('heading', { name: say('words', 'actions.update_client.title') }),
  ).toBeVisible();
  const email = drawer.getByLabel(say('words', 'fields.clients.email'), { exact: true });
  await expect(email).toHaveValue(`faktura-${nina.email}`);
});

// Requirements: B2.25, B4.14
test('a company is found for a new payout profile, and the profile of an existing one is opened', async ({
  atPortal,
  request,
}) => {
  const say = words('en');
  const nina = await makeNewcomer(request, 'en');
  const wizard = (home: string) => `${home}/invoicemore/freelance-profile-wizard`;
  const page = await atPortal(nina.token, wizard(nina.home));
  await page.getByText(say('words', 'values.PaidAs.ORGANIZATION'), { exact: true }).click();
  await lookAt(page, 'portal-profile-search');
  // A bankrupt company is found, but cannot be picked.
  const main = page.locator('main');
  await main.getByLabel(say('portal/app/forms', 'company.label'), { exact: true }).fill('granitt');
  await expect(main.getByRole('button', { name: /granitt/i })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // Enter picks the only match, and does not submit the form whose fields are not shown yet.
  await main.getByLabel(say('portal/app/forms', 'company.label'), { exact: true }).fill('østavind');
  await expect(main.getByRole('button', { name: /østavind/i })).toBeVisible();
  await page.keyboard.press('Enter');
  const found = page.getByRole('region', { name: say('portal/app/forms', 'company.registered') });
  await expect(found).toContainText('313 169 103');
  await expect(page.getByLabel(say('words', 'fields.address.line1'), { exact: true })).toHaveCount(
    0,
  );
  await lookAt(page, 'portal-profile-registered');

  const ingrid = await tokenOf(request, 'ingrid');
  await atPortal(ingrid, wizard(await homeOf(request, ingrid, 'en')));
  await page.getByText(say('words', 'values.PaidAs.ORGANIZATION'), { exact: true }).click();
  await pickCompany(page.locator('main'), 'en', 'berg design');
  await expect(page).toHaveURL(/freelance-profile-wizard\/frp_/);
  const name = page.getByLabel(say('words', 'fields.freelance_profiles.organizationName'), {
    exact: true,
  });
  await expect(name).toHaveValue(/berg design/i);
});
