import { expect, type Locator, type Page } from '@playwright/test';
import { disguised, notAReceipt, pictureOfReceipt } from '../support/receipts.ts';
import { type Language, words } from '../support/words.ts';

const MODULE = 'portal/modules/invoicing';

export type LineKind = 'WORK' | 'EXTRA' | 'EXPENSE';

/** The editor of the only line of a kind. */
export function lineOf(page: Page, language: Language, kind: LineKind): Locator {
  const heading = page.getByRole('heading', {
    name: words(language)('words', `values.LineType.${kind}`),
    exact: true,
  });
  return page.getByRole('listitem').filter({ has: heading });
}

/** Waits until the draft is saved at the server. */
export async function expectSaved(page: Page, language: Language): Promise<void> {
  await expect(
    page.getByText(words(language)(`${MODULE}/draft`, 'keeping.saved'), { exact: true }),
  ).toBeVisible();
}

/** Searches for a word and picks an option. */
export async function pick(page: Page, field: Locator, word: string, option: RegExp) {
  await field.fill(word);
  await page.getByRole('option', { name: option }).first().click();
}

export async function chooseClient(page: Page, language: Language, name: string): Promise<void> {
  const field = page.getByRole('combobox', {
    name: words(language)('words', 'nouns.clients.one'),
    exact: true,
  });
  await pick(page, field, name.slice(0, 8), new RegExp(name, 'i'));
}

/** Fills in a line of work: occupation, dates, hours and price. */
export async function writeWork(page: Page, language: Language): Promise<void> {
  const say = words(language);
  const line = lineOf(page, language, 'WORK');
  const field = (folder: string, key: string) => line.getByLabel(say(folder, key), { exact: true });
  await pick(page, line.getByRole('combobox').first(), 'fotograf', /fotograf|photograph/i);
  await field('words', 'fields.*.description').fill('Fotografering av åpningen');
  await field('words', 'fields.work_report.startDate').fill('2026-11-02');
  await field('words', 'fields.work_report.endDate').fill('2026-11-03');
  await field('words', 'fields.work_report.hours').fill('10');
  await field(`${MODULE}/draft`, 'line.price.WORK').fill('1 000');
}

export async function addLine(page: Page, language: Language, kind: LineKind): Promise<Locator> {
  const say = words(language);
  await page
    .getByRole('group', { name: say(`${MODULE}/draft`, 'write.add') })
    .getByRole('button', { name: say('words', `values.LineType.${kind}`), exact: true })
    .click();
  return lineOf(page, language, kind);
}

/** Adds a line with a text and a price. */
export async function writeSimple(
  page: Page,
  language: Language,
  kind: 'EXTRA' | 'EXPENSE',
  description: string,
  price: string,
): Promise<void> {
  const say = words(language);
  const line = await addLine(page, language, kind);
  await line.getByLabel(say('words', 'fields.*.description'), { exact: true }).fill(description);
  await line.getByLabel(say(`${MODULE}/draft`, 'line.price.other'), { exact: true }).fill(price);
}

/** Adds two files that are refused, and then a valid receipt. */
export async function attachReceipt(page: Page, language: Language): Promise<void> {
  const say = words(language);
  const files = page.locator('input[type=file]:not([capture])');
  await files.setInputFiles(notAReceipt);
  const wrong = say('portal/ui', 'files.wrongType', { amount: '1' });
  await expect(page.getByText(wrong)).toBeVisible();
  await files.setInputFiles(disguised);
  await expect(page.getByText(say('words', 'errors.INVALID.file'))).toBeVisible();
  await files.setInputFiles(await pictureOfReceipt());
  await expect(page.getByRole('link', { name: 'kvittering.png' })).toBeVisible();
}

export async function sendIn(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('button', { name: words(language)('words', 'actions.submit_invoice.submit') })
    .click();
}

/** Expects the status badge of the invoice. */
export async function expectStatus(page: Page, language: Language, status: string) {
  const say = words(language);
  const text = ['SENDING', 'UNDELIVERED', 'BY_HAND', 'OVERDUE'].includes(status)
    ? say(MODULE, `state.${status}`)
    : say('words', `values.InvoiceStatus.${status}`);
  await expect(page.locator('header').getByText(text, { exact: true })).toBeVisible({
    timeout: 30_000,
  });
}

/** Expects all refusals at once, in the summary and at the fields, with the focus on the first field. */
export async function expectRefused(page: Page, language: Language, codes: string[]) {
  const say = words(language);
  const summary = page.getByRole('alert').filter({ has: page.getByRole('list') });
  for (const code of codes) {
    const text = say('words', `errors.${code}`);
    await expect(summary.getByText(text)).toBeVisible();
    // Once in the summary, once at the field.
    await expect(page.getByText(text)).toHaveCount(2);
  }
  await expect(page.locator('[data-path]:focus')).toHaveCount(1);
  const first = page.locator('[data-path][aria-invalid=true], [data-path=receipts]').first();
  await expect(first).toBeFocused();
}

/** Expects the payout that the server last computed. */
export async function expectYours(page: Page, language: Language, amount: RegExp): Promise<void> {
  const caption = page.locator('figcaption').filter({
    hasText: words(language)('portal/ui', 'breakdown.yours'),
  });
  await expect(caption).toContainText(amount);
}
