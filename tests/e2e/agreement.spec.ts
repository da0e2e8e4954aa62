// Goal: an agreement has to be opened before it is accepted, and each version is accepted once. Method: a new
// user in the wizard who changes the party of the agreement; a page with outdated data.
import { expect } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const MODULE = 'portal/modules/payout/agreement';

// Requirements: A9.24, B2.8, B2.25, B4.13
test('a payout profile can be saved only after its agreement is opened', async ({
  atPortal,
  request,
}) => {
  const say = words(spoken);
  const own = (key: string, values?: Record<string, string>) => say(MODULE, key, values);
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/freelance-profile-wizard`);
  const submit = page.getByRole('button', {
    name: say('words', 'actions.create_freelance_profile.submit'),
  });
  const popup = page.getByRole('dialog');
  await expect(submit).toBeDisabled();
  await expect(page.getByText(own('isUnread'))).toBeVisible();

  await page.getByRole('button', { name: own('read') }).click();
  await expect(popup).toHaveAccessibleName(own('name.INDIVIDUAL'));
  const parties = own('INDIVIDUAL.parties.text', { name: nina.name });
  await expect(popup.getByText(parties)).toBeVisible();
  await lookAt(page, 'portal-agreement');
  await popup.getByRole('button', { name: own('back') }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByText(own('isRead'))).toBeVisible();
  await expect(submit).toBeEnabled();

  // An organisation has another agreement.
  await page.getByText(say('words', 'values.PaidAs.ORGANIZATION'), { exact: true }).click();
  await page.getByRole('button', { name: say('portal/app/forms', 'company.manual') }).click();
  await expect(submit).toBeDisabled();
  await page.getByText(say('words', 'values.PaidAs.INDIVIDUAL'), { exact: true }).click();
  await expect(submit).toBeEnabled();
  await page.getByText(say('words', 'values.PaidAs.ORGANIZATION'), { exact: true }).click();

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: own('download') }).click();
  const worksheet = await opened;
  await expect(worksheet.getByRole('heading', { level: 1 })).toHaveText(own('name.ORGANIZATION'));
  await expect(submit).toBeEnabled();
});

// Requirements: A6.22, B2.20
test('a user with a personal payout profile is redirected to it instead of creating another', async ({
  atPortal,
  request,
}) => {
  const { token, home } = await makeFreelancer(request);
  const page = await atPortal(token, `${home}/invoicemore/freelance-profile-wizard`);
  await expect(page).toHaveURL(new RegExp(`${home}/account/settings/payout-settings$`));
});

// Requirements: A8.28, B2.18
test('new terms are accepted once', async ({ atPortal, request }) => {
  const say = words(spoken);
  const { token, home } = await makeFreelancer(request);
  const page = await atPortal(token, `${home}/account/settings`);
  // The window has outdated data: the terms were accepted in another one.
  let isBehind = true;
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const older = text.replace(/("agreementVersion":)"[^"]+"/g, '$1"2025-01"');
    await route.fulfill({ response: answer, body: isBehind ? older : text });
  });
  await goWithin(page, `${home}/account/settings/payout-settings`);
  await page
    .getByRole('link', { name: say('portal/modules/payout/settings', 'card.newAgreement') })
    .click();
  await expect(page.getByText('2025-01').first()).toBeVisible();
  await lookAt(page, 'portal-agreement-older');
  isBehind = false;
  const accept = page.getByRole('button', { name: say(MODULE, 'agreed.accept', { version: '' }) });
  await accept.click();
  await expect(page.getByText(say('words', 'errors.DOCUMENT_SIGNED'))).toBeVisible();
  await expect(accept).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
