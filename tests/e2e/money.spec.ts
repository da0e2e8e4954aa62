// Goal: finance sees the state of the platform's money in figures that link to their rows, and other roles have no access.
// Method: the demo's books, and responses of the API that are late, broken or empty.
import { expect, type Page } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { type Language, spoken, words } from './support/words.ts';

const own = (language: Language, key: string, values = {}) =>
  words(language)('admin/modules/settlement', `money.${key}`, values);
const title = (page: Page, language: Language) =>
  page.getByRole('heading', { name: own(language, 'title'), level: 2 });

/** Responds to the page's only query in place of the API. */
async function answer(page: Page, how: object | Promise<void>): Promise<() => Promise<void>> {
  await page.route('**/admin/graphql', async (route) => {
    if (!/query Money/.test(route.request().postData() ?? '')) return route.continue();
    if (!(how instanceof Promise)) return route.fulfill(how);
    await how;
    return route.continue();
  });
  return () => page.unroute('**/admin/graphql');
}

for (const language of ['nb', 'en'] as const) {
  // Requirements: B10.14
  test(`the page of money shows the figures of the year, in ${language}`, async ({ atConsole }) => {
    const page = await atConsole('okonomi', '/admin/', { language });
    await page.getByRole('link', { name: own(language, 'title'), exact: true }).click();
    await expect(title(page, language)).toBeVisible();
    const received = page.getByRole('region', { name: own(language, 'receivables') });
    await expect(received.getByRole('row')).toHaveCount(6);
    await lookAt(page, `admin-money-${language}`);
    if (language !== spoken) return;

    const shown = page.getByText(words(language)('admin/app', 'chart.show'));
    const charts = await shown.count();
    expect(charts).toBeGreaterThan(1);
    await shown.first().press('Enter');
    await expect(
      page.getByRole('table', { name: own(language, 'inAndOut') }).getByRole('row'),
    ).toHaveCount(13);
    await lookAt(page, 'admin-money-table');

    const old = received.getByRole('row').nth(4);
    const count = Number(await old.getByRole('cell').first().textContent());
    await old.getByRole('link').click();
    await expect(page).toHaveURL(/\/invoices\?filter=/);
    if (count > 0) await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.goBack();
    const queue = page
      .getByRole('region', { name: own(language, 'queues') })
      .getByRole('listitem')
      .filter({ hasText: words(language)('words', 'nouns.payout_runs.many') });
    await queue.getByRole('link').click();
    await expect(page).toHaveURL(/\/payoutRuns\?filter=.*PROPOSED/);
  });
}

test('the page of money has a loading, an error and an empty state', async ({ atConsole }) => {
  const page = await atConsole('okonomi', '/admin/invoices');
  const gate = Promise.withResolvers<void>();
  const requested = await answer(page, gate.promise);
  await goWithin(page, '/admin/money');
  await expect(title(page, spoken)).toBeVisible();
  await expect(page.getByRole('region', { name: own(spoken, 'queues') })).toHaveCount(0);
  await lookAt(page, 'admin-money-loading');
  gate.resolve();
  await expect(page.getByRole('region', { name: own(spoken, 'queues') })).toBeVisible();
  await requested();

  const broken = await answer(page, { status: 500, json: { errors: [{ message: 'A fault' }] } });
  await page.reload();
  const retry = page.getByRole('button', { name: words(spoken)('admin/app', 'console.retry') });
  await expect(retry).toBeVisible({ timeout: 60_000 });
  await lookAt(page, 'admin-money-error');
  await broken();
  await retry.click();
  await expect(page.getByRole('region', { name: own(spoken, 'queues') })).toBeVisible();

  const year = new Date().getFullYear();
  const nothing = {
    paidIn: '0',
    paidOut: '0',
    refunded: '0',
    taxOwed: '0',
    employerTaxOwed: '0',
    owed: '0',
    statementOn: null,
    bank: null,
    books: null,
    difference: null,
    payoutCount: 0,
  };
  const moneyOverview = {
    year,
    years: [year],
    taxEstimated: '0',
    total: nothing,
    receivables: [],
    queues: [],
    months: [{ ...nothing, startsOn: `${year}-01-01` }],
  };
  const emptied = await answer(page, { json: { data: { moneyOverview } } });
  await page.reload();
  await expect(page.getByText(own(spoken, 'empty'))).toBeVisible();
  await lookAt(page, 'admin-money-empty');
  await emptied();

  // Differing bank statements, days to payout and another year, which the demo does not have.
  const month = (at: number) => ({
    paidIn: `${at}0000000`,
    paidOut: `${at}000000`,
    refunded: '0',
    taxOwed: '4000000',
    employerTaxOwed: '900000',
    statementOn: `${year}-0${at}-28`,
    bank: `${at}00000`,
    books: at === 3 ? '299950' : `${at}00000`,
    difference: at === 3 ? '50' : '0',
    owed: '4900000',
    payoutCount: at,
    paymentDaysMedian: at,
    paymentDaysP90: 2 * at,
    publicationDaysMedian: 9 * at,
    publicationDaysP90: 12 * at,
    startsOn: `${year}-0${at}-01`,
  });
  const full = {
    ...moneyOverview,
    years: [year, year - 1],
    taxEstimated: '100000',
    total: month(9),
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(month),
  };
  const filled = await answer(page, { json: { data: { moneyOverview: full } } });
  await page.reload();
  await expect(
    page.getByRole('table', { name: own(spoken, 'differences') }).getByRole('row'),
  ).toHaveCount(2);
  await expect(
    page.getByRole('heading', { name: own(spoken, 'daysFromPublication') }),
  ).toBeVisible();
  await lookAt(page, 'admin-money-full');
  await filled();
});

// Requirements: B10.14
test('a reviewer has no access to the page of money', async ({ atConsole }) => {
  const page = await atConsole('kontroll', '/admin/money');
  await expect(
    page.getByRole('alert').filter({ hasText: words(spoken)('admin/app', 'permission.title') }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: own(spoken, 'title'), exact: true })).toHaveCount(0);
  await lookAt(page, 'admin-money-no-permission');
});
