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

test('the dashboard shows waiting rows with their amounts, and the latest events', async ({
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
  // The latest events are of other tests: a row is shown by its name, never by its key; an erased one has none.
  const last = latest.getByRole('listitem').getByRole('link').first();
  await expect(last).toHaveText(/^\p{Lu}\p{Ll}+ \S/u);
  await expect(last).not.toHaveText(/[0-9a-f]{8}-[0-9a-f]{4}/);
  await expect(last).toHaveAttribute('href', /\/show$/);
  await waiting.getByRole('link').first().click();
  await expect(page).toHaveURL(/invoices\/.*\/show/);
});

test('the dashboard shows a message if no row waits', async ({ atConsole }) => {
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

test('a failed job shows its subject and its error', async ({ atConsole }) => {
  const page = await atConsole('drift', '/admin/queue/failedJobs');
  // The demo has one: a mail that no server accepted.
  const row = page.getByRole('listitem').filter({ hasText: 'ETIMEDOUT' });
  await expect(row).toContainText(say('words', 'jobs.invoicing/deliver_invoice'));
  await expect(row.getByRole('button')).toHaveCount(2);
  await lookAt(page, 'admin-queue-failed-jobs');
  await row.getByRole('link').first().click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await lookAt(page, 'admin-failed-job');
});

test('a long number is shown in groups, copied without spaces, and found in both forms', async ({
  atConsole,
}) => {
  const page = await atConsole('drift', '/admin/bankAccounts');
  const number = page.getByRole('cell', { name: /^9000\d{7}$/ }).first();
  await expect(number).toBeVisible();
  const bare = (await number.textContent()) ?? '';
  const gaps = await number
    .locator('span span:not(:has(span))')
    .evaluateAll((groups) =>
      groups.map((group) => Number.parseFloat(getComputedStyle(group).marginLeft) > 0),
    );
  expect(gaps).toEqual([false, true, true]);
  const grouped = bare.replace(/^(.{4})(..)/, '$1 $2 ');
  await page.getByRole('textbox', { name: say(MODULE, 'list.search') }).fill(grouped);
  await expect(page).toHaveURL(/filter=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: say(MODULE, 'search.everywhere') }).fill(grouped);
  await page.getByRole('option', { name: bare }).click();
  await expect(page.getByRole('heading', { name: bare, level: 2 })).toBeVisible();
});

test('rates are sorted by name and newest first, transitions in the order of the path', async ({
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

test('the history of an invoice names its author, and its tabs need no arrows', async ({
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

test('a page is no longer than its content, and an unknown address shows a link out', async ({
  atConsole,
}) => {
  const page = await atConsole('kontroll', '/admin/operators', { language: 'en' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // Measured once fonts and the menu are loaded, which may be after the rows.
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

// Goal: a row that does not exist is named in the title, explained once, and leads to the rows that do.
test('a row that does not exist is explained once, with the way to its list', async ({
  atConsole,
}) => {
  const page = await atConsole('drift', '/admin/', { language: 'en' });
  for (const id of ['nothing', crypto.randomUUID()]) {
    for (const address of [`rates/${id}`, `rates/${id}/show`]) {
      await page.goto(`/admin/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rate not found');
      await expect(page.getByText('It does not exist')).toHaveCount(1);
      const content = page.locator('#main-content');
      await expect(content.getByRole('button')).toHaveCount(0);
      await expect(content.getByRole('link')).toHaveAttribute('href', '/admin/rates');
      await expect(page.locator('.MuiSnackbar-root')).toHaveCount(0);
    }
  }
  await lookAt(page, 'admin-no-such-row');
});
