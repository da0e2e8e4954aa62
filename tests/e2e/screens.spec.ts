import { expect, type Page } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { makeTeamWithJob } from './support/make-job.ts';
import { lookAt } from './support/screen.ts';
import { enter, homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { writeInvoice } from './support/submit-invoice.ts';
import { spoken } from './support/words.ts';

const calm = (page: Page) => expect(page.locator('[data-on-its-way]')).toHaveCount(0);

// Requirements: A2.1, A2.5, A2.12, A2.13, A2.14, A2.15, A2.25
test('the public pages are accessible', async ({ page }) => {
  test.slow();
  const paths = {
    home: '',
    login: '/login/existing-user',
    join: '/login/new-user',
    'magic-link': '/login/magic-link',
    'join-team': '/login/new-user?kind=team',
    'forgotten-password': '/login/reset-password',
    agreement: '/common/freelancer-agreement',
    privacy: '/common/privacy',
    terms: '/common/terms',
    referred: '/common/referrer/kari',
    wizard: '/recruitmore/enrolment-wizard/abc',
  };
  // A link in a mail is opened by loading the page.
  const links = {
    'dead-link': '/login/magic-link/verification?token=forged',
    'public-invoice-unknown': '/invoicemore/public-invoice/forged',
  };
  for (const [name, path] of Object.entries({ ...paths, ...links })) {
    const isLoaded = name === 'home' || name in links;
    const address = `/v2/${spoken}${path}`;
    await (isLoaded ? page.goto(address) : goWithin(page, address));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await calm(page);
    await lookAt(page, `entrance-${name}`);
  }
});

// Requirements: A2.19, A2.22
test('the screens of an empty account are accessible', async ({ atPortal, request }) => {
  test.slow();
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/account/settings/account-info`);
  const places = {
    dashboard: 'account/dashboard',
    payout: 'account/settings/payout-settings',
    wizard: 'invoicemore/freelance-profile-wizard',
    clients: 'invoicemore/payout-service/by-client',
    invoices: 'invoicemore/payout-service/invoices',
    write: 'invoicemore/invoice-creation',
    required: 'common/action-required',
    benefits: 'common/benefits',
    'other-id': 'common/alternative-id-verification',
  };
  for (const [name, path] of Object.entries(places)) {
    await goWithin(page, `${nina.home}/${path}`);
    await expect(page.locator('#content').getByRole('heading').first()).toBeVisible();
    await calm(page);
    await lookAt(page, `empty-${name}`);
  }
});

// Requirements: A2.2, A2.29, A2.32, A2.33, A2.34, A2.104, B2.3
test('the screens of an account in use are accessible', async ({ atPortal, request }) => {
  test.slow();
  const token = await tokenOf(request, 'kari');
  const home = await homeOf(request, token);
  const page = await atPortal(token, `${home}/invoicemore/payout-service/invoices?status=RESOLVED`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('figure')).toBeVisible();
  await lookAt(page, 'portal-invoice');
  const places = {
    dashboard: 'account/dashboard',
    settings: 'account/settings',
    'not-deleted': 'account/scheduled-deletion',
    plan: 'account/settings/payment-plan',
    'credit-note': 'invoicemore/credit-note/abc',
    purchases: 'payoutmore/purchases',
    account: 'account/settings/account-info',
    jobs: 'recruitmore/jobs',
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
    await goWithin(page, `${home}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await calm(page);
    await lookAt(page, `portal-${name}`);
  }
});

// Requirements: B2.4
test('the invoice editor and the drawer of a client are accessible', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  await expect(page.getByRole('figure')).toBeVisible();
  await lookAt(page, 'portal-write');
  await goWithin(page, `${nina.home}/invoicemore/payout-service/by-client`);
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /drivhuset/i })
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await lookAt(page, 'portal-client-drawer');
});

test('a shown page stays visible while its parts load over a slow connection', async ({
  browser,
  request,
}) => {
  test.slow();
  const token = await tokenOf(request, 'kari');
  const home = await homeOf(request, token);
  const team = await makeTeamWithJob(request);
  const pages = [
    [token, home, 'account/dashboard'],
    [token, home, 'invoicemore/payout-service/by-client'],
    [team.token, team.home, 'account/settings/account-info'],
  ] as const;
  for (const [owner, base, path] of pages) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await enter(page, owner, `${base}/account/settings`);
    await page.route('**/assets/**', async (route) => {
      await new Promise((late) => setTimeout(late, 300));
      await route.continue();
    });
    await page.evaluate(() => {
      const seen: string[] = [];
      const look = () => {
        const heading = document.querySelector('h1');
        const now = `${heading?.checkVisibility() ?? false} ${heading?.textContent ?? ''}`;
        if (seen.at(-1) !== now) seen.push(now);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    });
    await goWithin(page, `${base}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(
      seen.filter((one) => one.endsWith(` ${title}`)),
      path,
    ).toEqual([`true ${title}`]);
    await context.close();
  }
});

test('the pages of the sandbox are accessible', async ({ page, request }) => {
  // Mails of other tests would reload the inbox.
  const { email } = await makeNewcomer(request);
  const inbox = `?search=${encodeURIComponent(email)}`;
  const places = { inbox, codes: 'codes', register: 'register' };
  for (const [name, path] of Object.entries(places)) {
    await page.goto(`/sandbox/${path}`);
    await lookAt(page, `sandbox-${name}`);
  }
  await page.goto(`/sandbox/${inbox}`);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.locator('iframe')).toBeVisible();
  await lookAt(page, 'sandbox-message');
});
