import { expect, type Page } from '@playwright/test';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { goWithin } from './support/go-within.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { writeInvoice } from './support/submit-invoice.ts';
import { words } from './support/words.ts';

const say = words('nb');
const MODULE = 'admin/app';
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const group = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name: say(MODULE, `show.${name}`) });

test('a row shows its amounts and dates; empty fields can be hidden', async ({
  atConsole,
  request,
}) => {
  // A draft that no other test submits meanwhile.
  const { token } = await makeFreelancer(request);
  const id = decodeTypeId(await writeInvoice(request, token))?.uuid;
  const page = await atConsole('kontroll', `/admin/invoices/${id}/show`);
  for (const name of ['money', 'people', 'rest', 'dates']) {
    await expect(group(page, name)).toBeVisible();
  }
  const sizeOf = (label: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd')
      .evaluate((figure) => Number.parseFloat(getComputedStyle(figure).fontSize));
  expect(await sizeOf('Sum')).toBeGreaterThan(await sizeOf('Mva\\.'));
  await lookAt(page, 'admin-row');

  const term = page.getByRole('term').filter({ hasText: /^KID$/ });
  await expect(term).toHaveCount(0);
  await page.getByRole('button', { name: /^Vis tomme felt \(\d+\)$/ }).click();
  await expect(term).toBeVisible();
  await page.reload();
  await expect(term).toBeVisible();
  await page.getByRole('button', { name: say(MODULE, 'show.hideEmpty') }).click();
  await expect(term).toHaveCount(0);
});

test('a rate in øre is entered, shown and logged in kroner, with its author', async ({
  atConsole,
}) => {
  const page = await atConsole('drift', '/admin/rates');
  await page.getByRole('link', { name: 'Ny' }).click();
  await field(page, 'Sats').fill(`proeve_${crypto.randomUUID().slice(0, 6)}`);
  await field(page, 'Verdi').fill('5,30');
  await page.getByRole('combobox', { name: 'Enhet' }).click();
  await page.getByRole('option', { name: 'Kroner' }).click();
  await expect(field(page, 'Verdi')).toHaveValue('5,30');
  await page.getByLabel('Gyldig fra').fill('2026-01-01');
  await field(page, 'Kilde').fill('Prøve');
  await lookAt(page, 'admin-rate-form');
  const sent = page.waitForRequest((request) => /CreateRate/.test(request.postData() ?? ''));
  await page.getByRole('button', { name: 'Lagre' }).click();
  expect((await sent).postDataJSON().variables.input.rate).toMatchObject({
    value: '530',
    unit: 'MINOR',
  });
  await expect(page.getByRole('definition').filter({ hasText: /^5,30\skr$/ })).toBeVisible();
  await lookAt(page, 'admin-rate');
  await page.getByRole('tab', { name: say(MODULE, 'show.history') }).click();
  await expect(page.getByRole('cell', { name: /^5,30\skr$/ })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Dina Driftsen');
  await goWithin(page, '/admin/rates');
  await expect(page.getByRole('cell', { name: /^25\s%$/ }).first()).toBeVisible();
});

test('a pending search does not undo a click', async ({ atConsole }) => {
  const page = await atConsole('kontroll', '/admin/clients');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const search = page.getByRole('textbox', { name: say(MODULE, 'list.search') });
  // Typing and clicking in one step: on a busy machine the result would arrive first and replace the row.
  await row.evaluate(
    async (clicked: HTMLElement, field) => {
      (field as HTMLElement).focus();
      document.execCommand('insertText', false, 'a');
      clicked.click();
      await Promise.resolve();
      // Blocks the page until the search is due, before the next screen is rendered.
      const until = performance.now() + 700;
      while (performance.now() < until);
    },
    await search.elementHandle(),
  );
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page).toHaveURL(/\/show$/);
});

test('a click anywhere in a row opens that row, also on the name of another', async ({
  atConsole,
}) => {
  const page = await atConsole('kontroll', '/admin/invoices');
  const cells = page.getByRole('row').nth(1).getByRole('cell');
  await expect(cells.first()).toBeVisible();
  // The first cell selects the row. Empty columns are not shown, so their number changes with the rows of other tests.
  for (let at = 1; at < (await cells.count()); at += 1) {
    await cells.nth(at).click();
    await expect(page).toHaveURL(/\/admin\/invoices\/[0-9a-f-]{36}\/show$/);
    await page.goBack();
    await expect(cells.first()).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.locator('main li').first().click();
  await expect(page).toHaveURL(/\/admin\/invoices\/[0-9a-f-]{36}\/show$/);
});
