import { expect } from '@playwright/test';
import { ask } from './support/ask.ts';
import { mailTo } from './support/inbox.ts';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { enter, homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { submitInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const onward = say('portal/modules/invoicing', 'list.toInvoices');

// Requirements: A2.63, A6.31, B6.6
test('a member of a team can read but not write', async ({ atPortal, request }) => {
  const token = await tokenOf(request, 'ola');
  const page = await atPortal(token, await homeOf(request, token));
  await page.getByRole('button', { name: /Ola Hansen/ }).click();
  await page.getByRole('menuitem', { name: 'Solsiden Barnehage' }).click();
  await expect(page).toHaveURL(/\/business\//);
  await page
    .getByRole('link', { name: say('words', 'nouns.clients.many') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('words', 'actions.create_client.title') }),
  ).toHaveCount(0);
  await expect(page.getByText(say('portal/modules/clients', 'list.noProfileReader'))).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('portal/app', 'create.label'), exact: true }),
  ).toHaveCount(0);
  const team = new URL(page.url()).pathname.split('/').slice(0, 5).join('/');
  await page.goto(`${team}/invoicemore/invoice-creation`);
  await expect(
    page.getByRole('heading', { name: say('portal/ui', 'noAccess.askOwner.title') }),
  ).toBeVisible();
  await lookAt(page, 'portal-no-access');
  await page.getByRole('link', { name: onward }).click();
  await expect(page).toHaveURL(/payout-service\/invoices$/);
  await page.goto(`${team}/invoicemore/freelance-profile-wizard`);
  await expect(
    page.getByRole('heading', { name: say('portal/ui', 'noAccess.askOwner.title') }),
  ).toBeVisible();
});

// Requirements: B13.27
test('a member sees that a list is closed to them, instead of an empty list', async ({
  atPortal,
  request,
}) => {
  const token = await tokenOf(request, 'ola');
  const page = await atPortal(token, await homeOf(request, token));
  const team = `/v2/${spoken}/business/solsiden-barnehage/recruitmore`;
  await page.goto(`${team}/enrollments`);
  await expect(
    page.getByRole('heading', { name: say('portal/ui', 'noAccess.askOwner.title') }),
  ).toBeVisible();
  await page.goto(`${team}/received-applications`);
  const many = say('words', 'nouns.job_applications.many').toLowerCase();
  await expect(page.getByText(say('portal/ui', 'list.noneOfYoursTitle', { many }))).toBeVisible();
  await page.goto(`${team}/jobs`);
  await page.getByRole('link', { name: 'Ringevikar' }).click();
  await expect(page.getByText(say('portal/modules/recruitment', 'share.title'))).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('words', 'actions.invite_applicants.title') }),
  ).toHaveCount(0);
});

// Requirements: A2.4, B2.4
test('an invoice of another account is not found', async ({ atPortal, request }) => {
  const [nina, stranger] = [await makeFreelancer(request), await makeFreelancer(request)];
  const id = await submitInvoice(request, nina.token);
  const page = await atPortal(stranger.token, `${stranger.home}/invoicemore/invoice/${id}`);
  await expect(
    page.getByRole('heading', { name: say('portal/ui', 'notFound.title') }),
  ).toBeVisible();
  await lookAt(page, 'portal-not-found');
  await page.getByRole('link', { name: onward }).click();
  await expect(page).toHaveURL(/payout-service\/invoices$/);
  await page.goto(`${nina.home}/invoicemore/invoice/${id}`);
  await expect(page).not.toHaveURL(new RegExp(`${nina.home}(/|$)`));
  await expect(page.getByText('12 000')).toHaveCount(0);
});

// Requirements: A7.4
test('a token in the address is removed from it at once', async ({ page, request }) => {
  const nina = await makeFreelancer(request);
  await enter(page, nina.token, `${nina.home}/invoicemore/payout-service/invoices?sort=AMOUNT_ASC`);
  await expect(page).toHaveURL(/invoices\?sort=AMOUNT_ASC$/);
  expect(await page.evaluate(() => document.cookie)).not.toContain(nina.token);
});

// Requirements: A7.44
test('a forged or used link to a new password shows no form', async ({ page, request }) => {
  const identity = (key: string) => say('portal/modules/identity', key);
  const { email } = await makeNewcomer(request);
  await ask(request, 'RequestPasswordReset', 'requestPasswordReset', { input: { email } });
  const isReset = (link: string) => link.includes('/login/reset-password');
  const { links } = await mailTo(request, email, /passord|password/i);
  const { pathname, search } = new URL(links.find(isReset) ?? '');
  const field = page.getByLabel(say('words', 'fields.reset_password.password'), {
    exact: true,
  });

  await page.goto(pathname + search);
  await field.fill('et helt nytt passord');
  await page.getByRole('button', { name: say('words', 'actions.reset_password.submit') }).click();
  await expect(page.getByRole('heading', { name: identity('existing.title') })).toBeVisible();
  for (const token of [search, '?token=forged']) {
    await page.goto(pathname + token);
    await expect(
      page.getByRole('heading', { name: identity('verification.deadTitle') }),
    ).toBeVisible();
    await expect(field).toHaveCount(0);
  }
  await lookAt(page, 'entrance-dead-reset');
  await page.getByRole('link', { name: identity('choose.again') }).click();
  await expect(page.getByRole('heading', { name: identity('reset.title') })).toBeVisible();

  // If the link cannot be checked, the form is shown and its own response decides.
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(pathname + search);
  await expect(field).toBeVisible();
});
