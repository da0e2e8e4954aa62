import { expect, type Page } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
import { lookAt } from './support/screen.ts';
import { settle } from './support/settle.ts';
import { test } from './support/story.ts';
import { words } from './support/words.ts';

const say = words('nb');
const MODULE = 'admin/app';
const cells = (page: Page, place: number) =>
  page.locator('tbody tr').locator(`td:nth-child(${place})`).allInnerTexts();

test('the first screen shows the rows that wait, what they come to, and what happened last', async ({
  atConsole,
}) => {
  const page = await atConsole('kontroll', '/admin/');
  const queue = page.getByRole('region', { name: 'Fakturaer' });
  await expect(queue.getByText(/^\d+ venter$/)).toBeVisible();
  const waiting = queue.getByRole('listitem').first();
  await expect(waiting).toContainText('Kunde');
  await expect(waiting).toContainText(/,\d\d/);
  await expect(waiting.getByRole('time')).toBeVisible();
  const latest = page.getByRole('region', { name: say(MODULE, 'console.latest') });
  // What happened last is another story's doing: some row by its name, never by its key; one that is erased has none.
  const last = latest.getByRole('listitem').getByRole('link').first();
  await expect(last).toHaveText(/^\p{Lu}\p{Ll}+ \S/u);
  await expect(last).not.toHaveText(/[0-9a-f]{8}-[0-9a-f]{4}/);
  await expect(last).toHaveAttribute('href', /\/show$/);
  await waiting.getByRole('link').first().click();
  await expect(page).toHaveURL(/invoices\/.*\/show/);
});

test('when nothing waits the first screen says so kindly', async ({ atConsole }) => {
  const page = await atConsole('kontroll', '/admin/rates');
  await page.route('**/admin/graphql', async (route) => {
    const requested = route.request().postData() ?? '';
    if (!/SUBMITTED/.test(requested)) return route.continue();
    await route.fulfill({ json: { data: { result: { totalCount: 0, nodes: [] } } } });
  });
  await goWithin(page, '/admin/');
  await expect(page.getByText(say(MODULE, 'console.allDone')).first()).toBeVisible();
  await lookAt(page, 'admin-nothing-waits');
});

test('what the worker has given up says what it was about and why it failed', async ({
  atConsole,
}) => {
  const page = await atConsole('drift', '/admin/queue/failedJobs');
  // The demo has one: a mail that no server took.
  const row = page.getByRole('listitem').filter({ hasText: 'ETIMEDOUT' });
  await expect(row).toContainText(say('words', 'jobs.invoicing/deliver_invoice'));
  await expect(row.getByRole('button')).toHaveCount(2);
  await lookAt(page, 'admin-queue-failed-jobs');
  await row.getByRole('link').first().click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await lookAt(page, 'admin-failed-job');
});

test('a long number stands in groups, is read and copied bare, and is found either way', async ({
  atConsole,
}) => {
  const page = await atConsole('drift', '/admin/bankAccounts');
  const number = page.getByRole('cell', { name: /^9000\d{7}$/ }).first();
  await expect(number).toBeVisible();
  const bare = (await number.textContent()) ?? '';
  const rooms = await number
    .locator('span span:not(:has(span))')
    .evaluateAll((groups) =>
      groups.map((group) => Number.parseFloat(getComputedStyle(group).marginLeft) > 0),
    );
  expect(rooms).toEqual([false, true, true]);
  const grouped = bare.replace(/^(.{4})(..)/, '$1 $2 ');
  await page.getByRole('textbox', { name: say(MODULE, 'list.search') }).fill(grouped);
  await expect(page).toHaveURL(/filter=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: say(MODULE, 'search.everywhere') }).fill(grouped);
  await page.getByRole('option', { name: bare }).click();
  await expect(page.getByRole('heading', { name: bare, level: 2 })).toBeVisible();
});

test('rates stand by their name and the newest first, moves in the order of the path', async ({
  atConsole,
}) => {
  const page = await atConsole('drift', '/admin/rates');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const hotel = page.getByRole('row').filter({ hasText: 'Diett, trekkfri, hotell' });
  await expect(hotel.nth(0)).toContainText('fra 1. jan. 2026');
  await expect(hotel.nth(1)).toContainText('1. jan. 2025 – 31. des. 2025');
  await goWithin(page, '/admin/transitions');
  await expect(page.getByRole('row').nth(1)).toContainText('Opprett');
  const entities = await cells(page, 2);
  const places = (await cells(page, 6)).map((place, i) => ({
    entity: entities[i],
    place: Number(place),
  }));
  // Each kind of row has a path of its own.
  const paths = Object.values(Object.groupBy(places, ({ entity = '' }) => entity));
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) expect(path).toEqual(path?.toSorted((a, b) => a.place - b.place));
});

test('who wrote an invoice stands by name in its history, and its tabs need no arrows', async ({
  atConsole,
}) => {
  const page = await atConsole('drift', '/admin/invoices');
  await page.locator('tbody tr').first().locator('td').nth(1).click();
  await expect(page.getByRole('tab').last()).toBeInViewport();
  await expect(page.locator('.MuiTabs-scrollButtons')).toHaveCount(0);
  await page.getByRole('tab', { name: say(MODULE, 'show.history') }).click();
  const author = page.getByRole('row').filter({ hasText: 'Opprettet av' });
  await expect(author.getByRole('link')).toHaveText(/^\p{L}+ \p{L}+/u);
});

test('a page is no longer than what is on it, and an address that leads nowhere says so', async ({
  atConsole,
}) => {
  const page = await atConsole('kontroll', '/admin/operators', { language: 'en' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // Measured at rest: a row may stand before the letters and the menu around it have come.
  await settle(page);
  const tooLong = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(tooLong).toBe(0);
  const cut = await page
    .getByRole('navigation')
    .getByRole('link')
    .locator('span[title]')
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
  expect(cut).toBe(0);
  await goWithin(page, '/admin/nowhere');
  const wayOut = page.locator('#main-content').getByRole('link', {
    name: words('en')(MODULE, 'console.decisions'),
  });
  await expect(wayOut).toBeVisible();
  await lookAt(page, 'admin-nowhere');
});
