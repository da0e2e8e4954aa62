// Goal: a freelancer can do everything by keyboard. Method: from the log-in to a submitted invoice
// and the log-out, by Tab, letters and Enter.
import { expect, type Page } from '@playwright/test';
import { expectSaved } from './steps/write-invoice.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { password } from './support/people.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);

/** Presses Tab until the focused element has the name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    // Checked without waiting: an element that was skipped comes again in the next round.
    await expect(page.locator(':focus')).toHaveAccessibleName(name, { timeout: 1 });
  }).toPass({ intervals: [10], timeout: 40_000 });
}

async function fill(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** Picks the first option found for a word. */
async function pick(page: Page, name: string, word: string): Promise<void> {
  await fill(page, name, word);
  await expect(page.getByRole('option', { name: new RegExp(word, 'i') }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

// Requirements: A2.76, B2.15
test('an invoice is submitted by keyboard alone, from the log-in to the log-out', async ({
  page,
  request,
}) => {
  test.slow();
  const nina = await makeFreelancer(request);
  await page.goto(`/v2/${spoken}/login/existing-user`);
  await fill(page, say('words', 'fields.*.email'), nina.email);
  await fill(page, say('words', 'fields.*.password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await tabTo(page, say('portal/app', 'create.label'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/invoice-creation/);

  await pick(page, say('words', 'nouns.clients.one'), 'drivhuset');
  await pick(page, say('words', 'fields.invoice_lines.occupationCodeId'), 'fotograf');
  await fill(page, say('words', 'fields.*.description'), 'Portretter av de ansatte');
  await fill(page, say('words', 'fields.work_report.startDate'), '2026-11-02');
  await fill(page, say('words', 'fields.work_report.endDate'), '2026-11-03');
  await fill(page, say('words', 'fields.work_report.hours'), '10');
  await fill(page, say('portal/modules/invoicing/draft', 'line.price.WORK'), '1 000');
  await expectSaved(page, spoken);
  await tabTo(page, say('words', 'actions.submit_invoice.submit'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/invoicemore\/invoice\/inv_/);

  await tabTo(page, say('words', 'nouns.invoices.many'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await tabTo(page, nina.client);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/invoicemore\/invoice\/inv_/);

  await tabTo(page, say('portal/app', 'logOut'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/login\/existing-user/);
});
