// Goal: a user is signed in only in their own tabs, and returns to their last page.
// Method: additional tabs, storage that throws, and scripts and responses that do not arrive.
import { expect } from '@playwright/test';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { enter, homeOf, logIn, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { submitInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const identity = (key: string) => say('portal/modules/identity', key);

// Requirements: A2.81
test('a second tab is signed in, and log-out ends both', async ({ atPortal, request }) => {
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/account/settings/account-info`);
  const link = page.getByRole('link', {
    name: say('portal/modules/payout', 'menu.personal'),
    exact: true,
  });
  // Like a click that opens a tab, whose end of navigation Playwright sometimes misses.
  const beside = await page.context().newPage();
  await beside.goto((await link.first().getAttribute('href')) ?? '', { referer: page.url() });
  await expect(beside).toHaveURL(/payout-settings$/);
  const menu = beside.getByRole('navigation', { name: say('portal/app', 'menu.title') });
  await expect(menu).toBeVisible();
  const stored = await beside.evaluate(() => JSON.stringify(localStorage) + document.cookie);
  expect(stored).not.toContain(nina.token);

  await beside.getByRole('button', { name: say('portal/app', 'logOut') }).click();
  await expect(beside).toHaveURL(/login\/existing-user$/);
  await expect(page.getByText(identity('existing.reason.left'))).toBeVisible();
  await page.goto(`${nina.home}/account/settings/account-info`);
  await expect(page).toHaveURL(/login\/existing-user/);
});

test('log-out also ends the tabs of the user’s other accounts, with a message', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, 'kari');
  await enter(page, token, await homeOf(request, token));
  const team = await page.context().newPage();
  await team.goto(`/v2/${spoken}/business/solsiden-barnehage/account/dashboard`);
  await expect(team).toHaveURL(/solsiden-barnehage/);
  await expect(team.getByRole('navigation').first()).toBeVisible();
  const logOut = say('portal/app', 'logOut');
  await page.getByRole('button', { name: logOut }).click();
  await expect(team.getByText(identity('existing.reason.left'))).toBeVisible();
  // Otherwise the tab of the team would pass its session on to the log-in.
  await page.goto(`/v2/${spoken}/login/existing-user`);
  await expect(page.getByRole('heading', { name: identity('existing.title') })).toBeVisible();
});

test('log-out succeeds without a response of the server', async ({ atPortal, request }) => {
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, nina.home);
  // Neither a response nor a failure.
  await page.route('**/graphql', (route) =>
    /DestroySession/.test(route.request().postData() ?? '') ? undefined : route.continue(),
  );
  await page.getByRole('button', { name: say('portal/app', 'logOut') }).click();
  await expect(page).toHaveURL(/login\/existing-user/);
  await page.unroute('**/graphql');
});

test('a log-out without a connection ends the session once there is one', async ({
  page,
  request,
}) => {
  const nina = await makeNewcomer(request);
  await page.goto(`${nina.home}?dp-token=${nina.token}`);
  const logOut = page.getByRole('button', { name: say('portal/app', 'logOut') });
  await expect(logOut).toBeVisible();
  await page.context().setOffline(true);
  await logOut.click();
  await expect(page).toHaveURL(/login\/existing-user/);
  await page.context().setOffline(false);
  const isOpen = async () => {
    const headers = { authorization: `Bearer ${nina.token}` };
    const data = { query: '{ session { user { email } } }' };
    const answer = await (await request.post('/graphql', { headers, data })).json();
    return Boolean(answer.data?.session);
  };
  await expect.poll(isOpen).toBe(false);
});

// Requirements: A8.11
test('a browser without storage can be used', async ({ page, request }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  const home = await homeOf(request, await tokenOf(request, 'ingrid'));
  const back = encodeURIComponent(`${home}/invoicemore/payout-service/invoices`);
  await page.goto(`/v2/${spoken}/login/existing-user?redirect=${back}`);
  await logIn(page, { email: 'ingrid@demo.honorar.no' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/v2\/en\//);
  await page.getByRole('button', { name: words('en')('portal/app', 'scheme.label') }).click();
  await page.getByRole('menuitem', { name: words('en')('portal/app', 'scheme.dark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: words('en')('portal/app', 'logOut') }).click();
  await expect(page).toHaveURL(/login\/existing-user$/);
});

// Requirements: A2.11, A2.49, A2.50, A2.52, A2.53
test('the root address opens the last module, and a module opens its start page', async ({
  page,
  request,
}) => {
  await page.goto('/');
  // Norwegian is the default, whatever the language of the browser.
  await expect(page).toHaveURL(/\/v2\/nb$/);
  const nina = await makeNewcomer(request);
  const settings = /account\/settings\/account-info$/;
  await enter(page, nina.token, `${nina.home}/account/settings/authentication`);
  await page.goto('/v2');
  await expect(page).toHaveURL(settings);
  await page.goto(`/v2/${spoken}/invoicemore`);
  await expect(page).toHaveURL(/personal\/[^/]+\/invoicemore\/payout-service$/);
  await page.goto(`${nina.home}/account`);
  await expect(page).toHaveURL(settings);
  await page.goto(`${nina.home}/invoicemore/payout-service/invoices`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/invoicemore\/payout-service$/);

  // Without a response even the language is unknown: the dashboard shows the error and a retry.
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/v2');
  const retry = words('nb')('portal/ui', 'error.retry');
  await expect(page.getByRole('button', { name: retry })).toBeVisible();
  await expect(page).toHaveURL(/account\/dashboard$/);
});

// Requirements: A2.11, A2.54, A2.55
test('a visitor is redirected from a module to its start page', async ({ page }) => {
  await page.goto(`/v2/${spoken}/login?redirect=%2Fv2%2F${spoken}%2Fcommon%2Ffreelancer-agreement`);
  await expect(page).toHaveURL(/login\/existing-user\?redirect=/);
  await page.goto('/v2/en/test');
  await expect(page).toHaveURL(/\/v2\/en$/);
});

test('a list is requested once', async ({ page, request }) => {
  // A new account gets no events of other tests, which would reload the list.
  const { token, home } = await makeFreelancer(request);
  await submitInvoice(request, token);
  const requested: string[] = [];
  page.on('request', (one) => {
    requested.push(/"operationName":"(\w+)"/.exec(one.postData() ?? '')?.[1] ?? '');
  });
  const listens = Promise.withResolvers<void>();
  page.on('websocket', (socket) =>
    socket.on(
      'framereceived',
      ({ payload }) => /resync/.test(String(payload)) && listens.resolve(),
    ),
  );
  await enter(page, token, `${home}/account/settings/account-info`);
  // Once subscribed, no event before the request of the list is missed.
  await listens.promise;
  await page.locator('a[href$="/payout-service/invoices"]').first().click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((name) => name === 'InvoiceList')).toHaveLength(1);
  expect(requested.filter((name) => name === 'Session')).toHaveLength(1);
});

// Requirements: A8.12
test('a part of the portal that fails to load shows an error with a retry', async ({ page }) => {
  await page.clock.install();
  await page.goto(`/v2/${spoken}/login/existing-user`);
  const scripts = /\/assets\/AskForReset|\/assets\/ResetPassword/;
  await page.route(scripts, () => {});
  await page.getByRole('link', { name: identity('existing.forgot') }).click();
  await page.clock.fastForward(121_000);
  const again = page.getByRole('button', { name: say('portal/ui', 'error.retry') });
  await expect(again).toBeVisible();
  await page.unroute(scripts);
  await again.click();
  await expect(page.getByRole('heading', { name: identity('reset.title') })).toBeVisible();
});
