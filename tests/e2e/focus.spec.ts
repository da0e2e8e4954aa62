// Goal: the focus is where users of keyboards and screen readers expect it, on a page, in a popup and
// after it. Method: pages and popups are opened and closed, and the focus is checked each time.
import { expect } from '@playwright/test';
import { mailTo } from './support/inbox.ts';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { enter } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const app = (key: string) => say('portal/app', key);

// Requirements: A2.43, A2.130, A8.83, A8.84, B2.10
test('the focus moves to the heading of the opened page', async ({ atPortal, request }) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/payout-service/invoices`);
  const heading = page.locator('[data-page-heading]');
  const places = [
    say('words', 'nouns.clients.many'),
    say('portal/modules/accounts', 'menu.accountInfo'),
    say('portal/modules/invoicing', 'tab.drafts'),
  ];
  for (const name of places) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(heading).toHaveText(name);
    await expect(heading).toBeFocused();
  }
  const menu = page.getByRole('menu');
  await page.getByRole('button', { name: app('create.label'), exact: true }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText(places[1] ?? '');
  await expect(menu).toHaveCount(0);
  await page.goto(`/v2/${spoken}/login/magic-link`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: app('logOut') }).click();
  await page.goto(`/v2/${spoken}/login/magic-link`);
  const own = (key: string) => say('portal/modules/identity', key);
  await page.getByLabel(say('words', 'fields.*.email'), { exact: true }).fill(nina.email);
  await page.getByRole('button', { name: own('magic.submit') }).click();
  await expect(page.getByText(own('magic.sent'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: own('magic.sentTitle') })).toBeFocused();
  // A one-time link opens its destination.
  const { links } = await mailTo(request, nina.email, /Lenken din|Your link/);
  const [, token] = /token=([^&]+)/.exec(links.find((one) => one.includes('token=')) ?? '') ?? [];
  const headed = `${nina.home}/account/settings/authentication`;
  const query = new URLSearchParams({ destination: headed });
  await page.goto(`/v2/${spoken}/common/token-handler/${token}?${query}`);
  await expect(page.getByText(app('magicDone'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${headed}$`));
});

// Requirements: A2.91, A2.129, B2.21
test('Back closes the topmost popup, and a closed popup needs no extra Back', async ({
  atPortal,
  request,
}) => {
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/account/settings/payout-settings`);
  await page
    .getByRole('link', { name: say('portal/modules/accounts', 'menu.accountInfo') })
    .click();
  const open = page.getByRole('button', {
    name: say('words', 'actions.create_team_account.title'),
  });
  const popup = page.getByRole('dialog');
  await expect(page.locator('[data-page-heading]')).toBeFocused();
  await open.click();
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/account-info$/);
  await expect(open).toBeFocused();
  await open.click();
  await popup.getByRole('button', { name: say('portal/ui', 'close') }).click();
  await expect(popup).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/payout-settings$/);
});

test('a menu opened while a page is loading stays open', async ({ page, request }) => {
  const nina = await makeFreelancer(request);
  await enter(page, nina.token, `${nina.home}/invoicemore/payout-service/invoices`);
  await expect(page.locator('[data-page-heading]')).toBeVisible();
  const loading = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await loading.promise;
    await route.continue();
  });
  const name = say('portal/modules/accounts', 'menu.accountInfo');
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(/account-info$/);
  await page.getByRole('button', { name: app('create.label'), exact: true }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  loading.resolve();
  await expect(page.locator('[data-page-heading]')).toHaveText(name);
  // The heading would get the focus with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
});

// Requirements: A2.127, B2.24
test('closing the drawer of a client restores the focus', async ({ atPortal, request }) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/payout-service/by-client`);
  const row = page.getByRole('button', { name: /drivhuset/i });
  await row.click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row).toBeFocused();
});
