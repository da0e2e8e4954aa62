// Goal: the portal's manners, whatever the screen: it covers nothing, says things once, and Back
// does what people expect. Method: the screens where each was once broken.
import { expect, type Page } from '@playwright/test';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
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

test('what the page says is not said in a toast as well', async ({ page }) => {
  await page.goto(`/v2/${spoken}/login/magic-link/verification?token=forged`);
  await expect(
    page.getByRole('heading', { name: say('portal/modules/identity', 'verification.deadTitle') }),
  ).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast covers neither the heading nor what the thumb reaches', async ({ page, request }) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  const send = page.getByRole('button', { name: say('portal/modules/invoicing', 'write.submit') });
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

test('on a phone nothing one taps is too small for a thumb', async ({ browser, request }) => {
  test.slow();
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  for (const door of ['', '/login/existing-user', '/login/new-user?kind=team']) {
    await page.goto(`/v2/${spoken}${door}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectTappable(page);
  }
  await enter(page, nina.token, `${nina.home}/account/settings/payout-settings`);
  const places = [
    'account/settings/payout-settings',
    'account/settings/account-info',
    'account/settings/authentication',
    'invoicemore/payout-service/drafts',
    'invoicemore/payout-service/by-client',
    `invoicemore/invoice/${id}`,
    `invoicemore/invoice-creation/${id}`,
  ];
  for (const place of places) {
    await page.goto(`${nina.home}/${place}`);
    await expect(page.locator('#content').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-on-its-way]')).toHaveCount(0);
    await expectTappable(page);
  }
  await page.getByRole('button', { name: app('menu.open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTappable(page);
  await phone.close();
});

test('the focus goes to the heading of the page that stays', async ({ page, request }) => {
  const nina = await makeFreelancer(request);
  await enter(page, nina.token, `${nina.home}/invoicemore/payout-service/invoices`);
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
  await page.goto(`/v2/${spoken}/login/magic-link`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: app('logOut') }).click();
  await page.goto(`/v2/${spoken}/login/magic-link`);
  const own = (key: string) => say('portal/modules/identity', key);
  await page.getByLabel(own('email'), { exact: true }).fill(nina.email);
  await page.getByRole('button', { name: own('magic.submit') }).click();
  await expect(page.getByRole('heading', { name: own('magic.sentTitle') })).toBeFocused();
});

test('a page shorter than the window does not scroll', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/v2/${spoken}/login/magic-link`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const nina = await makeNewcomer(request);
  const spare = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(spare).toBe(0);
  await enter(page, nina.token, `${nina.home}/account/settings/account-info`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(spare).toBe(0);
});

test('what is wrong with a client is read above its list', async ({ page, request }) => {
  const nina = await makeFreelancer(request);
  await enter(page, nina.token, `${nina.home}/invoicemore/invoice-creation`);
  const room = 'portal/modules/invoicing';
  await page.getByRole('button', { name: say(room, 'write.submit') }).click();
  const field = page.getByRole('combobox', { name: say(room, 'field.client') });
  await expect(field).toBeFocused();
  await field.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  const fault = page
    .locator('.mantine-InputWrapper-error')
    .getByText(say('words', 'errors.BLANK.client'));
  const [wrong, input] = [await fault.boundingBox(), await field.boundingBox()];
  expect((wrong?.y ?? 0) + (wrong?.height ?? 0)).toBeLessThanOrEqual(input?.y ?? 0);
});

test('Back closes the popup on top and costs nobody an extra press', async ({ page, request }) => {
  const nina = await makeNewcomer(request);
  await enter(page, nina.token, `${nina.home}/account/settings/payout-settings`);
  await page
    .getByRole('link', { name: say('portal/modules/accounts', 'menu.accountInfo') })
    .click();
  const open = page.getByRole('button', { name: app('menu.createTeam') });
  const popup = page.getByRole('dialog');
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

test('an address asks for a popup by its name', async ({ page, request }) => {
  const nina = await makeNewcomer(request, 'en');
  const place = `${nina.home}/account/settings/account-info`;
  await enter(page, nina.token, `${place}?popup=create-team`);
  const popup = page.getByRole('dialog');
  await expect(
    popup.getByText(words('en')('words', 'actions.create_team_account.description')),
  ).toBeVisible();
  await page.goto(`${place}?popup=no-such-thing`);
  await expect(popup.getByText('UNKNOWN POPUP TYPE')).toBeVisible();
  await popup.getByRole('button', { name: words('en')('portal/ui', 'close') }).click();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
});

test('Escape closes what is on top: a menu in the drawer first, then the drawer', async ({
  page,
  request,
}) => {
  const nina = await makeNewcomer(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, nina.token, `${nina.home}/account/settings/account-info`);
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
});

test('the drawer of a client gives the focus back', async ({ page, request }) => {
  const nina = await makeFreelancer(request);
  await enter(page, nina.token, `${nina.home}/invoicemore/payout-service/by-client`);
  const row = page.getByRole('button', { name: /drivhuset/i });
  await row.click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row).toBeFocused();
});

test('a page that fails says so and leads back', async ({ page }) => {
  await page.goto(`/v2/${spoken}/test/error-page`);
  await expect(page.getByText(app('failure.text'))).toBeVisible();
  await lookAt(page, 'portal-failure');
  await page.getByRole('link', { name: app('failure.back') }).click();
  await expect(page).toHaveURL(/login\/existing-user/);
  // A visitor has no overview to go back to, and no account that a page could belong to.
  await page.goto(`/v2/${spoken}/no/such/page`);
  await expect(page.getByText(app('failure.lost'))).toBeVisible();
  await lookAt(page, 'portal-lost');
  await page
    .getByRole('link', { name: app('home'), exact: true })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`/v2/${spoken}$`));
});

test('the sandbox says what it is, and leads to the guide', async ({ page }) => {
  await page.goto(`/v2/${spoken}`);
  const banner = page.getByRole('region', { name: app('sandbox.label') });
  await banner.getByRole('link', { name: app('sandbox.guide') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The APIs' })).toBeVisible();
  await lookAt(page, 'sandbox-guide');
  await page.goto(`/v2/${spoken}`);
  await banner.getByRole('button', { name: app('sandbox.close') }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('a browser that is too old is told so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  await page.goto('/v2/en');
  await expect(page.getByText(/Your browser is too old/)).toBeVisible();
});

test('a page prints on white paper, whatever one reads on', async ({ page, request }) => {
  const nina = await makeFreelancer(request);
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, nina.token, `${nina.home}/common/freelancer-agreement`);
  const scheme = page.locator('html');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
