import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { ask } from './support/ask.ts';
import { goWithin } from './support/go-within.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { approveInvoice, submitInvoice } from './support/submit-invoice.ts';
import { takePicture } from './support/take-picture.ts';
import { words } from './support/words.ts';

const say = words('nb');
const MODULE = 'admin/app';
const RA = 'Filtrer';
const amount = say('words', 'fields.invoices.amount');
const rows = (page: Page) => page.getByRole('row');
const badges = (page: Page) => page.getByRole('cell', { name: 'Betalt', exact: true });
const dataRows = async (page: Page) => (await rows(page).count()) - 1;
/** Expects that every row of the list is paid. */
const onlyPaid = (page: Page) =>
  expect(async () => {
    const paid = await badges(page).count();
    expect(paid).toBeGreaterThan(0);
    expect(paid).toBe(await dataRows(page));
  }).toPass({ timeout: 30_000 });

test('filters are set, stored in the address, survive a reload and are cleared', async ({
  atConsole,
}) => {
  const page = await atConsole('kontroll', '/admin/invoices');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Betalt' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/filter=.*RESOLVED/);
  await onlyPaid(page);
  await page.getByRole('button', { name: RA }).click();
  await page.getByRole('menuitemcheckbox', { name: amount, exact: true }).click();
  await page.getByRole('textbox', { name: `${amount} fra` }).fill('20 000');
  await expect(page).toHaveURL(/2000000/);
  await onlyPaid(page);
  await lookAt(page, 'admin-filters');

  await page.reload();
  await expect(page.getByRole('textbox', { name: `${amount} fra` })).toHaveValue(/20.000/);
  await onlyPaid(page);

  await page.getByRole('textbox', { name: say(MODULE, 'list.search') }).fill('finnes ikke');
  await expect(page.getByText(say(MODULE, 'list.none'))).toBeVisible();
  await lookAt(page, 'admin-no-match');
  await page.getByRole('button', { name: 'Fjern filtrene' }).click();
  await expect(page).not.toHaveURL(/RESOLVED/);
  await expect(page.getByRole('cell', { name: 'Hos kunden' }).first()).toBeVisible();
});

// Goal: a filter finds by what was meant. It asks back what can be read in two ways, and writes what it has read.
test('a filter asks back an ambiguous figure, and writes the day that it has read', async ({
  atConsole,
}) => {
  const open = encodeURIComponent(JSON.stringify({ amount: true, createdAt: true }));
  const page = await atConsole(
    'kontroll',
    `/admin/invoices?displayedFilters=${open}&filter=%7B%7D`,
  );
  const sum = page.getByRole('textbox', { name: `${amount} fra` });
  // Pasted, as a whole: neither reading may be taken before the form has judged it.
  await sum.fill('1.000');
  await expect(page.getByText(/1.000 eller 1\?/)).toBeVisible();
  await sum.fill('1 500,5');
  await expect(page.getByText(/1.000 eller 1\?/)).toHaveCount(0);
  await expect(page).toHaveURL(/150050/);
  const created = say('words', 'fields.*.createdAt');
  const day = page.getByRole('textbox', { name: `${created} fra` });
  await day.fill('1.12.26');
  await expect(page).toHaveURL(/2026-12-01/);
  await day.blur();
  await expect(day).toHaveValue('1. des. 2026');
  await day.fill('31.2.2026');
  await expect(page.getByText(say(MODULE, 'form.notDay'))).toBeVisible();
  await expect(page).toHaveURL(/2026-12-01/);
  await lookAt(page, 'admin-filter-asks-back');
  // At 400 % the two ends stand below each other, so that their labels and calendars do not overlap.
  await page.setViewportSize({ width: 320, height: 640 });
  const ends = await Promise.all(
    ['fra', 'til'].map((end) =>
      page.getByRole('textbox', { name: `${created} ${end}` }).boundingBox(),
    ),
  );
  expect(ends[1]?.y).toBeGreaterThan((ends[0]?.y ?? 0) + (ends[0]?.height ?? 0));
});

test('the search names rows, also those that are called by another one', async ({ atConsole }) => {
  const page = await atConsole('drift', '/admin/users');
  const search = page.getByRole('combobox', { name: say(MODULE, 'search.everywhere') });
  // As it is copied: with a space that does not break.
  await search.fill('kari\u00a0nordmann');
  const profiles = page.getByRole('group', { name: 'Utbetalingsprofiler' });
  await expect(profiles.getByRole('option', { name: 'Kari Nordmann' })).toBeVisible();
  await expect(page.getByRole('option', { name: /[\da-f]{8}-[\da-f]{4}/ })).toHaveCount(0);
});

test('several rows are decided at once, and one already decided by another operator is reported', async ({
  atConsole,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const [first = ''] = [
    await submitInvoice(request, nina.token, 12_000),
    await submitInvoice(request, nina.token, 13_000),
  ];
  const filter = encodeURIComponent(JSON.stringify({ status: ['SUBMITTED'] }));
  const page = await atConsole('kontroll', `/admin/invoices?filter=${filter}`);
  const hers = rows(page).filter({ hasText: nina.name });
  await expect(hers).toHaveCount(2);
  for (const row of await hers.all()) await row.getByRole('checkbox').check();
  const approve = say('words', 'actions.approve_invoice.submit');
  await page.getByRole('button', { name: approve, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await lookAt(page, 'admin-several');
  await approveInvoice(request, first);
  await dialog.getByRole('button', { name: approve, exact: true }).click();
  const outcome = dialog.getByRole('alert');
  await expect(outcome).toContainText('1 av 2 er utført.');
  await expect(outcome.getByRole('listitem')).toHaveCount(1);
  await lookAt(page, 'admin-several-refused');
  await dialog.getByRole('button', { name: say(MODULE, 'bulk.close') }).click();
  await expect(hers).toHaveCount(0);
});

test('a choice of columns survives a reload', async ({ atConsole }) => {
  const page = await atConsole('kontroll', '/admin/invoices');
  const kid = page.getByRole('columnheader', { name: 'KID' });
  await expect(rows(page).nth(1)).toBeVisible();
  await expect(kid).toHaveCount(0);
  await page.getByRole('button', { name: 'Kolonner' }).click();
  await lookAt(page, 'admin-columns');
  // A phone has no columns, so checking that size has closed the menu.
  await page.getByRole('button', { name: 'Kolonner' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'KID' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(kid).toBeVisible();
  await page.getByRole('button', { name: 'Kolonner' }).click();
  await page.getByRole('menuitem', { name: 'Nullstill' }).click();
  await page.keyboard.press('Escape');
  await expect(kid).toHaveCount(0);
});

test('an account is found, labelled and linked by the name of its owner', async ({ atConsole }) => {
  const page = await atConsole('kontroll', '/admin/accounts');
  await page.getByRole('textbox', { name: say(MODULE, 'list.search') }).fill('nordmann');
  await page.getByRole('row').filter({ hasText: 'kari-nordmann' }).getByRole('cell').nth(1).click();
  await expect(page.getByRole('heading', { name: 'Kari Nordmann', level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kari Nordmann', level: 1 })).toBeVisible();
  await goWithin(page, '/admin/invoices');
  await page.getByRole('button', { name: RA }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Konto', exact: true }).click();
  await page.getByRole('combobox', { name: 'Konto' }).fill('nordm');
  await page.getByRole('option', { name: 'Kari Nordmann' }).click();
  await expect(page.getByRole('cell', { name: 'Ingrid Berg' })).toHaveCount(0);
  await expect(
    rows(page).nth(1).getByRole('cell', { name: 'Kari Nordmann' }).first(),
  ).toBeVisible();
});

test('the whole filtered list is exported to a file', async ({ atConsole }) => {
  const page = await atConsole('kontroll', '/admin/occupationCodes');
  await page.getByRole('textbox', { name: say(MODULE, 'list.search') }).fill('fotograf');
  await expect(page).toHaveURL(/fotograf/);
  // Only the header row does not match.
  await expect(rows(page).filter({ hasNotText: /fotograf/i })).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Eksporter' }).click();
  await page.getByRole('menuitem', { name: say(MODULE, 'export.csv') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Yrkeskoder.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffNavn;Kode;/);
  expect(lines.slice(1).every((line) => /fotograf/i.test(line))).toBe(true);
  expect(lines.length).toBeGreaterThan(1);
});

test('a table whose search fails is reported, and the hits of others are shown', async ({
  atConsole,
}) => {
  const page = await atConsole('kontroll', '/admin/clients');
  await page.route('**/admin/graphql', (route) =>
    /result: invoices\(/.test(route.request().postData() ?? '')
      ? route.fulfill({ status: 500, json: { errors: [{ message: 'FAULT' }] } })
      : route.continue(),
  );
  await page.getByRole('combobox', { name: say(MODULE, 'search.everywhere') }).fill('skarven');
  const found = page.getByRole('listbox');
  await expect(found.getByRole('option', { name: /Skarven/ }).first()).toBeVisible();
  const silent = found.getByRole('option', { name: say(MODULE, 'search.partly') });
  await expect(silent).toHaveAttribute('aria-disabled', 'true');
  await lookAt(page, 'admin-search-partly');
  await page.unroute('**/admin/graphql');
});

test('one search finds rows of every table, from the keyboard', async ({ atConsole }) => {
  const page = await atConsole('kontroll', '/admin/rates');
  await expect(rows(page).nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await expect(
    page.getByRole('combobox', { name: say(MODULE, 'search.everywhere') }),
  ).toBeFocused();
  await page.keyboard.type('nordmann');
  const found = page.getByRole('listbox');
  await expect(found.getByText('Kontoer', { exact: true })).toBeVisible();
  await expect(found.getByText('Utbetalingsprofiler', { exact: true })).toBeVisible();
  await takePicture(page, 'admin-search');
  await found.getByRole('option', { name: 'Kari Nordmann' }).first().click();
  await expect(page).toHaveURL(/\/show$/);
  await expect(page.getByRole('heading', { name: 'Kari Nordmann', level: 2 })).toBeVisible();
});

test('a list is found by its name, and a section of the menu stays folded', async ({
  atConsole,
}) => {
  const page = await atConsole('kontroll', '/admin/rates');
  await expect(rows(page).nth(1)).toBeVisible();
  await page.keyboard.press('Control+k');
  const many = say('words', 'nouns.tax_cards.many');
  await page.keyboard.type(many.slice(0, 6).toLowerCase());
  await expect(page.getByRole('option', { name: many, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/taxCards/);

  const menu = page.getByRole('navigation', { name: say(MODULE, 'console.menu') });
  const section = menu.getByRole('button', { name: say('words', 'sections.settlement') });
  const inside = menu.getByRole('link', { name: say('words', 'nouns.journals.many') });
  await expect(inside).toBeVisible();
  await section.click();
  await expect(inside).toHaveCount(0);
  await page.reload();
  await expect(section).toHaveAttribute('aria-expanded', 'false');
  await expect(inside).toHaveCount(0);
  await lookAt(page, 'admin-menu-folded');
});

test('an empty table explains which rows it will have', async ({ atConsole }) => {
  const page = await atConsole('kontroll', '/admin/webhookCalls');
  await expect(page.getByText(say(MODULE, 'list.empty'))).toBeVisible();
  await expect(page.getByText(say(MODULE, 'list.emptyLead'))).toBeVisible();
  await lookAt(page, 'admin-empty');
});

test('a reference has a placeholder while its name is loading', async ({ atConsole }) => {
  const page = await atConsole('kontroll', '/admin/rates');
  const gate = Promise.withResolvers<void>();
  await page.route('**/admin/graphql', async (route) => {
    if (/result: clients\(/.test(route.request().postData() ?? '')) await gate.promise;
    return route.continue();
  });
  await goWithin(page, '/admin/invoices');
  const shape = page.getByRole('row').nth(1).locator('.column-clientId .MuiSkeleton-root');
  await expect(shape).toBeVisible();
  gate.resolve();
  await expect(shape).toHaveCount(0);
});

test('on a phone the menu opens over the page, and closes after a choice', async ({
  atConsole,
}) => {
  const size = { width: 390, height: 844 };
  const page = await atConsole('kontroll', '/admin/', { size });
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  const menu = page.getByRole('navigation', { name: say(MODULE, 'console.menu') });
  await expect(menu.getByRole('link', { name: 'Kunder' })).toBeVisible();
  await takePicture(page, 'admin-menu-390');
  await menu.getByRole('link', { name: 'Kunder' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/clients/);
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

test('an address of e-mail is one line in a narrow table, however many dots it has', async ({
  atConsole,
}) => {
  const filter = encodeURIComponent(JSON.stringify({ q: 'okonomi@demo.honorar.no' }));
  const page = await atConsole('drift', `/admin/users?filter=${filter}`);
  await page.setViewportSize({ width: 720, height: 900 });
  const address = page.getByRole('cell', { name: 'okonomi@demo.honorar.no' });
  const { height = 0 } = (await address.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThan(45);
});

test('in a window of 720 px, as at 200 % zoom, the menu is folded; a wider one opens it again', async ({
  atConsole,
}) => {
  const page = await atConsole('kontroll', '/admin/clients');
  const menu = page.getByRole('navigation', { name: say(MODULE, 'console.menu') });
  const width = async () => (await menu.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(200);
  await page.setViewportSize({ width: 720, height: 450 });
  await expect.poll(width).toBeLessThan(60);
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  await expect.poll(width).toBeGreaterThan(200);
  await menu.getByRole('link', { name: 'Fakturaer', exact: true }).click();
  await expect.poll(width).toBeLessThan(60);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(width).toBeGreaterThan(200);
});

test('a long name of a client pushes neither sum nor day off the list', async ({
  atConsole,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const name = 'Interessentskapet for bevaring av kystkulturens immaterielle arv i Namdalen';
  const { items } = await ask<{ items: { id: string }[] }>(
    request,
    'Writing',
    'freelanceProfiles',
    {},
    nina.token,
  );
  const attributes = {
    clientType: 'INDIVIDUAL',
    freelanceProfileId: items[0]?.id,
    name,
    email: `lang-${nina.email}`,
    phone: '+4740000000',
    address: { line1: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' },
    language: 'NB',
    preferredDeliveryMethod: 'EMAIL',
  };
  const made = await ask<{ client: { id: string } }>(
    request,
    'CreateClient',
    'createClient',
    { input: { attributes } },
    nina.token,
  );
  await submitInvoice(request, nina.token, undefined, { clientId: made.client.id });
  const page = await atConsole('drift', '/admin/invoices');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('cell', { name }).first()).toBeVisible();
  const spare = () =>
    page.getByRole('table').evaluate((table) => {
      return table.parentElement!.clientWidth - table.scrollWidth;
    });
  await expect.poll(spare).toBeGreaterThanOrEqual(0);
});
