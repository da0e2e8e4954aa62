// Goal: on a phone all controls are large enough and not covered. Method: the portal at 390 pixels,
// its parts measured, its drawer opened and closed.
import { expect, type Page } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { enter } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { writeInvoice } from './support/submit-invoice.ts';
import { expectTappable } from './support/tappable.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const app = (key: string) => say('portal/app', key);
const toasts = (page: Page) => page.locator('[data-toast]');
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return box;
};

test('a toast covers neither the heading nor the buttons at the bottom', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const send = page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') });
  await expect(send).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await send.click();
  await expect(toasts(page).first()).toBeVisible();
  await expect(toasts(page).first()).toHaveAttribute('role', 'alert');
  expect(await toasts(page).count()).toBeLessThanOrEqual(2);
  const toast = await boxOf(page, '[data-toast]');
  const bar = await boxOf(page, '[data-bottom="action"]');
  const heading = await boxOf(page, 'h1');
  expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y);
  expect(toast.y).toBeGreaterThan(heading.y + heading.height);
});

// Requirements: A2.68, A2.78, A2.98
test('the public header is one row on a phone, with the rest in a menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/v2/${spoken}/login/existing-user`);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: app('signUp') })).toBeVisible();
  expect((await header.boundingBox())?.height).toBeLessThan(72);
  await page.getByRole('button', { name: app('publicMenu') }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/v2\/en\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(
    `${words('en')('portal/modules/identity', 'existing.title')} · Honorar`,
  );
});

test('on a phone every control is large enough to tap', async ({ browser, request }) => {
  test.slow();
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  await page.goto(`/v2/${spoken}`);
  for (const path of ['', '/login/existing-user', '/login/new-user?kind=team']) {
    await goWithin(page, `/v2/${spoken}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectTappable(page);
  }
  await enter(page, nina.token, `${nina.home}/account/settings/payout-settings`);
  const places = [
    'account/dashboard',
    'account/settings/payout-settings',
    'account/settings/account-info',
    'account/settings/authentication',
    'invoicemore/payout-service/drafts',
    'invoicemore/payout-service/by-client',
    `invoicemore/invoice/${id}`,
    `invoicemore/invoice-creation/${id}`,
  ];
  for (const place of places) {
    await goWithin(page, `${nina.home}/${place}`);
    await expect(page.locator('#content').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-on-its-way]')).toHaveCount(0);
    await expectTappable(page);
  }
  await page.getByRole('button', { name: app('menu.open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTappable(page);
  await phone.close();
});

// Requirements: A2.74, A2.96
test('Escape closes a menu in the drawer first, then the drawer', async ({ atPortal, request }) => {
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/account/settings/account-info`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('button', { name: app('menu.open') })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  const choice = page.getByRole('menuitem');
  const named = say('portal/app', 'account.switch', { name: nina.name });
  await drawer.getByRole('button', { name: named }).click();
  await expect(choice.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page
    .getByRole('button', { name: app('menu.open') })
    .first()
    .click();
  await drawer.getByRole('link', { name: say('portal/modules/identity', 'security.menu') }).click();
  await expect(page).toHaveURL(/settings\/authentication$/);
  await expect(drawer).toBeHidden();
});
