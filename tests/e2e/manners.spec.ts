// Goal: general behaviour of the portal: messages are shown once, pages do not scroll needlessly, and
// errors lead on. Method: the screens where each was once broken.
import { expect, type Page } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { enter } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const app = (key: string) => say('portal/app', key);
const toasts = (page: Page) => page.locator('[data-toast]');

// Requirements: A2.27, B7.16
test('a message on the page is not repeated in a toast', async ({ page }) => {
  await page.goto(`/v2/${spoken}/login/magic-link/verification?token=forged`);
  await expect(
    page.getByRole('heading', { name: say('portal/modules/identity', 'verification.deadTitle') }),
  ).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test('an expired link for a new address links to the account instead of the log-in', async ({
  page,
}) => {
  const identity = (key: string) => say('portal/modules/identity', `verification.${key}`);
  const dead = `/v2/${spoken}/login/magic-link/verification?token=forged`;
  await page.goto(`${dead}&purpose=CHANGE_EMAIL`);
  await expect(page.getByText(identity('changeDeadText'))).toBeVisible();
  await expect(page.getByRole('link', { name: identity('toAccount') })).toHaveAttribute(
    'href',
    `/v2/${spoken}`,
  );
  await page.goto(dead);
  await expect(page.getByRole('link', { name: identity('again') })).toBeVisible();
});

// Requirements: B2.6
test('a failed duplication is explained once, on its page', async ({ atPortal, request }) => {
  const { token, home } = await makeNewcomer(request);
  const page = await atPortal(token, `${home}/invoicemore/invoice-duplication/inv_none`);
  await expect(
    page.getByRole('heading', { name: say('portal/ui', 'notFound.title') }),
  ).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  const errors = [{ code: 'TOO_BIG', path: 'invoices' }];
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"DuplicateInvoice"')
      ? route.fulfill({ json: { data: { duplicateInvoice: { invoice: null, errors } } } })
      : route.continue(),
  );
  await goWithin(page, `${home}/invoicemore/invoice-duplication/inv_other`);
  await expect(page.getByText(say('words', 'errors.TOO_BIG.invoices'))).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test('a refusal without a field stays at the form until the next attempt', async ({ page }) => {
  const own = (key: string) => say('portal/modules/identity', key);
  await page.goto(`/v2/${spoken}/login/new-user`);
  const email = page.getByLabel(say('words', 'fields.*.email'), { exact: true });
  await email.fill(`ny-${crypto.randomUUID()}@example.com`);
  await page.getByLabel(say('words', 'fields.*.firstName'), { exact: true }).fill('Nina');
  await page.getByLabel(say('words', 'fields.*.lastName'), { exact: true }).fill('Dahl');
  await page.getByLabel(own('new.password'), { exact: true }).fill('et langt passord');
  const errors = [{ code: 'ATTEMPTS_LIMIT_EXCEEDED', path: '' }];
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"RegisterAccount"')
      ? route.fulfill({ json: { data: { registerAccount: { user: null, errors } } } })
      : route.continue(),
  );
  const send = page.getByRole('button', { name: own('new.submit') });
  const received = page.getByRole('alert').filter({
    hasText: say('words', 'errors.ATTEMPTS_LIMIT_EXCEEDED'),
  });
  await send.click();
  await expect(received).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
  await lookAt(page, 'portal-refused-form');
  await email.press('End');
  await expect(received).toBeVisible();
  await page.unroute('**/graphql');
  await send.click();
  await expect(send).toHaveCount(0);
  await expect(received).toHaveCount(0);
});

// Requirements: A2.73, A2.95
test('a page shorter than the window does not scroll', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/v2/${spoken}/login/magic-link`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const nina = await makeNewcomer(request);
  const spare = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(spare).toBe(0);
  await page.setViewportSize({ width: 1440, height: 1400 });
  await enter(page, nina.token, `${nina.home}/account/settings/account-info`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(spare).toBe(0);
  // The open menu has the same width in any window.
  const menu = page.getByRole('navigation', { name: app('menu.title') });
  const { width } = (await menu.boundingBox()) ?? {};
  await page.setViewportSize({ width: 1100, height: 900 });
  expect((await menu.boundingBox())?.width).toBe(width);
  // Icons without labels have tooltips.
  await page.getByRole('button', { name: app('menu.collapse') }).click();
  const security = say('portal/modules/identity', 'security.menu');
  // The script of the tooltip is loaded on the first hover; a later one shows it.
  await expect(async () => {
    await page.mouse.move(700, 400);
    await page.getByRole('link', { name: security }).hover();
    await expect(page.getByRole('tooltip', { name: security })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

// Requirements: B2.24
test('the refusal of a client is shown above its list', async ({ atPortal, request }) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation`);
  await page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') }).click();
  const field = page.getByRole('combobox', { name: say('words', 'nouns.clients.one') });
  await expect(field).toBeFocused();
  await field.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  const fault = page
    .locator('.mantine-InputWrapper-error')
    .getByText(say('words', 'errors.BLANK.client'));
  const [wrong, input] = [await fault.boundingBox(), await field.boundingBox()];
  expect((wrong?.y ?? 0) + (wrong?.height ?? 0)).toBeLessThanOrEqual(input?.y ?? 0);
});

// Requirements: A2.135, A2.143, A2.145, B2.31
test('an address opens a popup by its name', async ({ atPortal, request }) => {
  const nina = await makeNewcomer(request, 'en');
  const place = `${nina.home}/account/settings/account-info`;
  const page = await atPortal(nina.token, `${place}?popup=create-team`);
  const popup = page.getByRole('dialog');
  await expect(
    popup.getByText(words('en')('words', 'actions.create_team_account.description')),
  ).toBeVisible();
  const tour = (key: string) => words('en')('portal/modules/dashboard/tour', key);
  await page.goto(`${place}?popup=onboarding`);
  for (const step of ['profile', 'write', 'send', 'paid']) {
    await expect(popup.getByRole('heading', { name: tour(`${step}.title`) })).toBeVisible();
    await lookAt(page, `portal-tour-${step}`);
    await popup.getByRole('button', { name: tour(step === 'paid' ? 'done' : 'next') }).click();
  }
  await expect(popup).toBeHidden();
  await page.goto(`${place}?popup=no-such-thing`);
  await expect(popup.getByText('UNKNOWN POPUP TYPE')).toBeVisible();
  await popup.getByRole('button', { name: words('en')('portal/ui', 'close') }).click();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
});

// Requirements: A2.23, A2.100, A2.101, A2.102, A2.103, B8.4
test('a failed page shows a message and a link back', async ({ page, request }) => {
  const logged: string[] = [];
  page.on('console', (one) => one.type() === 'error' && logged.push(one.text()));
  await page.goto(`/v2/${spoken}/test/error-page`);
  await expect(page.getByText(app('failure.text'))).toBeVisible();
  expect(logged.filter((one) => one.includes('The error page was requested'))).not.toEqual([]);
  await lookAt(page, 'portal-failure');
  await page.getByRole('link', { name: app('failure.back') }).click();
  await expect(page).toHaveURL(/login\/existing-user/);
  // A visitor has neither a dashboard to return to nor an account that a page could belong to.
  await page.goto(`/v2/${spoken}/no/such/page`);
  await expect(page.getByText(app('failure.lost'))).toBeVisible();
  await lookAt(page, 'portal-lost');
  await page
    .getByRole('link', { name: app('home'), exact: true })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`/v2/${spoken}$`));
  // In an account the menu leads on, and the next page is loaded completely anew.
  const nina = await makeNewcomer(request);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"Dashboard"')
      ? route.fulfill({ json: { data: { dashboard: {} } } })
      : route.continue(),
  );
  await enter(page, nina.token, `${nina.home}/account/dashboard`);
  await expect(page.getByText(app('failure.text'))).toBeVisible();
  await page.evaluate(() => Object.assign(window, { hasFailed: true }));
  const security = say('portal/modules/identity', 'security.menu');
  await page.getByRole('link', { name: security }).click();
  await expect(page.getByRole('heading', { level: 1, name: security })).toBeVisible();
  expect(await page.evaluate(() => 'hasFailed' in window)).toBe(false);
});

test('an address with an invalid id shows that nothing was found, not an error', async ({
  page,
  request,
}) => {
  const ui = (key: string) => say('portal/ui', key);
  const nina = await makeNewcomer(request);
  await enter(page, nina.token, `${nina.home}/account/dashboard`);
  for (const id of ['%00', encodeURIComponent('😀')]) {
    for (const kind of ['invoice', 'credit-note', 'invoice-creation']) {
      await page.goto(`${nina.home}/invoicemore/${kind}/${id}`);
      await expect(page.getByText(ui('notFound.title'))).toBeVisible();
    }
  }
  // An address that cannot be decoded does not reach the portal: the server shows its page for unknown addresses.
  const answer = await page.goto(`${nina.home}/invoicemore/invoice/%`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${nina.home}/invoicemore/payout-service/invoices?search=%00`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText(ui('error.broke'))).toHaveCount(0);
});

// Requirements: A1.31
test('the sandbox has a banner with a link to the guide', async ({ page }) => {
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

// Requirements: A1.32
test('a browser that is too old shows a message', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  await page.goto('/v2/en');
  await expect(page.getByText(/Your browser is too old/)).toBeVisible();
});

// Requirements: A2.5
test('a page is printed in the light theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/v2/${spoken}/common/freelancer-agreement`);
  const scheme = page.locator('html');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
