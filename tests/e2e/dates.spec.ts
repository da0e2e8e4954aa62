import { type APIRequestContext, expect } from '@playwright/test';
import { expectSaved } from './steps/write-invoice.ts';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { makePublishedJob } from './support/make-job.ts';
import { enter, homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

// Days are entered in Norwegian formats, in both languages; an unreadable one is reported and stays.
const MODULE = 'portal/modules/invoicing';
const year = new Date().getFullYear() + 1;
const short = String(year).slice(2);
const forms = {
  nb: [`1.2.${short}`, `01.02.${year}`, `0102${short}`, `0102${year}`, `${year}-02-01`],
  en: [`1/2/${short}`, `01/02/${year}`, `0102${short}`, `1 Feb ${year}`, `${year}-02-01`],
};
const shown = { nb: `1. feb. ${year}`, en: `1 Feb ${year}` };
const tomorrow = { nb: 'i morgen', en: 'tomorrow' };
const today = { nb: 'i dag', en: 'today' };

/** The stored description of the first line of the draft in an address. */
async function storedText(request: APIRequestContext, token: string, url: string) {
  const id = url.split('/').pop() ?? '';
  const draft = await ask<{ lines: { description: string }[] }>(
    request,
    'Draft',
    'node',
    { id },
    token,
  );
  return draft.lines[0]?.description;
}

// Requirements: B2.30, B5.15
test('a typed day is read in all usual formats', async ({ atPortal, request }) => {
  const say = words(spoken);
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation`);
  const due = page.getByLabel(say('words', 'fields.invoices.dueOn'), { exact: true });
  const started = page.getByLabel(say('words', 'fields.work_report.startDate'), { exact: true });
  for (const typed of forms[spoken]) {
    await started.fill(typed);
    await due.focus();
    await expect(started, typed).toHaveValue(shown[spoken]);
    await started.fill('');
  }
  await due.fill(today[spoken]);
  await due.press('Enter');
  const now = await due.inputValue();
  await due.fill(tomorrow[spoken]);
  await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
  await started.focus();
  expect(await due.inputValue()).not.toBe(now);

  await due.fill('etter jul');
  await started.focus();
  const unreadable = page.getByText(say('portal/ui', 'day.unreadable'));
  await expect(unreadable).toBeVisible();
  await expect(due).toHaveValue('etter jul');
  // The server stores everything else. The unreadable day stays on the device, and no other day is sent.
  const text = page.getByLabel(say('words', 'fields.*.description'), { exact: true });
  await text.fill('Bilder fra festen');
  await expect(
    page.getByText(say(`${MODULE}/draft`, 'keeping.partly'), { exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(due).toHaveValue('etter jul');
  await expect(unreadable).toBeVisible();
  await expect(text).toHaveValue('Bilder fra festen');
  expect(await storedText(request, nina.token, page.url())).toBe('Bilder fra festen');
  await page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') }).click();
  await expect(page.getByText(say('words', 'errors.INVALID.dueOn'))).toBeVisible();
  await due.fill(today[spoken]);
  await started.focus();
  await expect(unreadable).toHaveCount(0);
  await expectSaved(page, spoken);
});

test('on a phone a day is picked, and a distant day can be typed', async ({ browser, request }) => {
  const say = words(spoken);
  const schema = { type: 'string', format: 'date' };
  const born = { id: 'born', label: 'Født?', required: true, schema };
  const { wizard } = await makePublishedJob(request, {
    pages: [{ title: 'Om deg', pageNumber: 1, questions: [born] }],
  });
  const nina = await makeNewcomer(request);
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
  const page = await (await browser.newContext(phone)).newPage();
  await enter(page, nina.token, nina.home);
  await page.goto(wizard);
  await page.getByRole('button', { name: say('portal/modules/recruitment/wizard', 'begin') }).tap();
  const day = page.getByLabel('Født?');
  const type = page.getByRole('button', { name: say('portal/ui', 'day.type') });
  const next = say('portal/modules/recruitment/wizard', 'next');
  await page.getByRole('button', { name: next, exact: true }).tap();
  await expect(day).toBeFocused();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  // The calendar would cover what the field lacks, and what stands below it.
  await expect(type).toHaveCount(0);
  await day.tap();
  await expect(day).toHaveAttribute('inputmode', 'none');
  await type.tap();
  await expect(day).toBeFocused();
  await expect(day).toHaveAttribute('inputmode', 'decimal');
  // The calendar does not cover the field.
  await expect(type).toHaveCount(0);
  await page.keyboard.type('17,5,66');
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue(spoken === 'nb' ? '17. mai 1966' : '17 May 1966');
  await page.context().close();
});

// Requirements: A3.23, A4.33, A4.34, A4.38
test('the period of a filter can be typed', async ({ atPortal, request }) => {
  const say = words(spoken);
  const token = await tokenOf(request, 'ingrid');
  const home = await homeOf(request, token);
  const page = await atPortal(token, `${home}/invoicemore/payout-service/invoices`);
  await page.getByRole('button', { name: say('words', 'fields.*.createdAt') }).click();
  const end = (name: string) => page.getByLabel(say('portal/ui', `range.${name}`), { exact: true });
  const apply = page.getByRole('button', { name: say('portal/ui', 'range.apply'), exact: true });
  await expect(end('from')).toHaveAttribute('placeholder', say('portal/ui', 'range.format'));
  await end('from').fill('1.10.2026');
  await expect(apply).toBeDisabled();
  await end('to').fill('2026-12-31');
  await end('to').press('Enter');
  await expect(end('from')).toHaveValue('2026-10-01');
  await apply.click();
  await expect(page).toHaveURL(/createdAtFrom=2026-10-01/);
  const chosen = page.getByText('01/10/2026 – 31/12/2026');
  await expect(chosen).toBeVisible();
  await chosen.click();
  await end('to').fill('2026-10-15');
  await page.getByRole('button', { name: say('portal/ui', 'cancel'), exact: true }).click();
  await expect(chosen).toBeVisible();
  await expect(page).toHaveURL(/createdAtTo=2026-12-31/);
  await chosen.click();
  await expect(end('to')).toHaveValue('2026-12-31');
});

test('every day of an open calendar is legible, also those of adjacent months', async ({
  atPortal,
  request,
}) => {
  const say = words(spoken);
  const token = await tokenOf(request, 'ingrid');
  const home = await homeOf(request, token);
  const page = await atPortal(token, `${home}/invoicemore/payout-service/invoices`);
  await page.getByRole('button', { name: say('words', 'fields.*.createdAt') }).click();
  await expect(page.locator('[data-outside]').first()).toBeVisible();
  await expectAccessible(page, 'calendar, light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'calendar, dark');
});
