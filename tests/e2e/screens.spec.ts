import { expect, type Page } from '@playwright/test';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { enter, homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { writeInvoice } from './support/submit-invoice.ts';
import { spoken } from './support/words.ts';

const calm = (page: Page) => expect(page.locator('[data-on-its-way]')).toHaveCount(0);

test('the entrances', async ({ page }) => {
  test.slow();
  const doors = {
    home: '',
    login: '/login/existing-user',
    join: '/login/new-user',
    'join-team': '/login/new-user?kind=team',
    'magic-link': '/login/magic-link',
    'forgotten-password': '/login/reset-password',
    'dead-link': '/login/magic-link/verification?token=forged',
    agreement: '/common/freelancer-agreement',
    'public-invoice-unknown': '/invoicemore/public-invoice/forged',
  };
  for (const [name, path] of Object.entries(doors)) {
    await page.goto(`/v2/${spoken}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await calm(page);
    await lookAt(page, `entrance-${name}`);
  }
});

test('an account with nothing in it', async ({ page, request }) => {
  test.slow();
  const nina = await makeNewcomer(request);
  await enter(page, nina.token, `${nina.home}/account/settings/payout-settings`);
  const places = {
    payout: 'account/settings/payout-settings',
    wizard: 'invoicemore/freelance-profile-wizard',
    clients: 'invoicemore/payout-service/by-client',
    invoices: 'invoicemore/payout-service/invoices',
    write: 'invoicemore/invoice-creation',
  };
  for (const [name, path] of Object.entries(places)) {
    await page.goto(`${nina.home}/${path}`);
    await expect(page.locator('#content').getByRole('heading').first()).toBeVisible();
    await calm(page);
    await lookAt(page, `empty-${name}`);
  }
});

test('an account in the middle of its year', async ({ page, request }) => {
  test.slow();
  const token = await tokenOf(request, 'kari');
  const home = await homeOf(request, token);
  await enter(page, token, `${home}/invoicemore/payout-service/invoices`);
  const places = {
    account: 'account/settings/account-info',
    security: 'account/settings/authentication',
    payout: 'account/settings/payout-settings',
    invoices: 'invoicemore/payout-service/invoices',
    drafts: 'invoicemore/payout-service/drafts',
    'credit-notes': 'invoicemore/payout-service/credit-notes',
    'salary-slips': 'invoicemore/payout-service/salary-slips',
    'salary-reports': 'invoicemore/payout-service/salary-reports',
    clients: 'invoicemore/payout-service/by-client',
  };
  for (const [name, path] of Object.entries(places)) {
    await page.goto(`${home}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await calm(page);
    await lookAt(page, `portal-${name}`);
  }
  await page.goto(`${home}/invoicemore/payout-service/invoices?status=RESOLVED`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('figure')).toBeVisible();
  await lookAt(page, 'portal-invoice');
});

test('an invoice on the desk, and the drawer of a client', async ({ page, request }) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  await enter(page, nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  await expect(page.getByRole('figure')).toBeVisible();
  await lookAt(page, 'portal-write');
  await page.goto(`${nina.home}/invoicemore/payout-service/by-client`);
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /drivhuset/i })
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await lookAt(page, 'portal-client-drawer');
});

test('the sandbox', async ({ page, request }) => {
  await makeNewcomer(request);
  const places = { inbox: '', codes: 'codes', register: 'register' };
  for (const [name, path] of Object.entries(places)) {
    await page.goto(`/sandbox/${path}`);
    await lookAt(page, `sandbox-${name}`);
  }
  await page.goto('/sandbox/');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.locator('iframe')).toBeVisible();
  await lookAt(page, 'sandbox-message');
});
