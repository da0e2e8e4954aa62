import { expect, type Page } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
import { isThorough } from './support/is-thorough.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { takesPictures } from './support/take-picture.ts';
import { words } from './support/words.ts';

const say = words('en');
const MODULE = 'admin/app';

/** Norwegian words that an English screen must not show. */
const norwegian = /\b(Konto|Kontoer|Fakturaer|Kunde|Opprettet|Endret|Godkjenn|Avvis|Søk|Ingen)\b/;

/** Screens that no other test checks. */
const seenHereOnly = ['clients'];

/** Checks the texts and their width; the rest of a screen is checked by other tests. */
async function expectEnglish(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main')).not.toContainText(norwegian);
  if (isThorough || takesPictures || seenHereOnly.includes(name)) {
    return lookAt(page, `admin-en-${name}`);
  }
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    await expect.poll(() => tooWide(page), `${name} fits into ${size.width} px`).toBe(0);
  }
}

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('lists in English', async ({ atConsole }) => {
  test.setTimeout(150_000);
  const page = await atConsole('drift', '/admin/', { language: 'en' });
  const lists = ['invoices', 'accounts', 'transitions', 'auditEntries', 'clients'];
  for (const table of lists) {
    await goWithin(page, `/admin/${table}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectEnglish(page, table);
  }
});

test('forms in English', async ({ atConsole }) => {
  const page = await atConsole('drift', '/admin/', { language: 'en' });
  for (const form of ['rates', 'occupationCodes']) {
    await goWithin(page, `/admin/${form}/create`);
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await expectEnglish(page, `${form}-create`);
  }
});

test('a row, its history and the queue in English', async ({ atConsole }) => {
  test.setTimeout(150_000);
  const page = await atConsole('kontroll', '/admin/', { language: 'en' });
  await expect(page.getByRole('heading', { name: say(MODULE, 'console.decisions') })).toBeVisible();
  await expectEnglish(page, 'dashboard');
  await goWithin(page, '/admin/queue/invoices');
  await expect(page.getByRole('heading', { level: 2, name: 'Invoices' })).toBeVisible();
  await expectEnglish(page, 'queue');
  await goWithin(page, '/admin/invoices');
  // Other tests write invoices: a row may be replaced by a newer one before the click.
  await expect(async () => {
    if (!/show/.test(page.url()))
      await page.locator('tbody tr').nth(1).locator('td').nth(1).click();
    const steps = page.getByRole('list', { name: say(MODULE, 'show.path') });
    await expect(steps).toBeVisible({ timeout: 8_000 });
  }).toPass();
  await expectEnglish(page, 'invoice');
  await page.getByRole('tab', { name: say(MODULE, 'show.history') }).click();
  await expect(
    page.getByRole('columnheader', { name: say(MODULE, 'audit.after') }).first(),
  ).toBeVisible();
  await expectEnglish(page, 'history');
});
