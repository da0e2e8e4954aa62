// Goal: a freelancer repeats an invoice, sees the next one, changes, pauses, resumes and ends the recurrence.
// Method: a submitted invoice, started from its menu, on its pages and in the list, partly by keyboard.
import { expect } from '@playwright/test';
import { expectStatus } from './steps/write-invoice.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { submitInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const action = (name: string, key: 'title' | 'submit' | 'success') =>
  say('words', `actions.${name}_recurring_invoice.${key}`);
const field = (name: string) => say('words', `fields.recurring_invoices.${name}`);
const status = (name: string) => say('words', `values.RecurringInvoiceStatus.${name}`);
const frequency = (name: string) => say('words', `values.RecurrenceFrequency.${name}`);
const many = say('words', 'nouns.recurring_invoices.many');

// Requirements: B12.8
test('an invoice is repeated, changed, paused, resumed and ended', async ({
  atPortal,
  request,
}) => {
  test.slow();
  const nina = await makeFreelancer(request);
  const id = await submitInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice/${id}`);
  await page.getByRole('button', { name: say('portal/modules/invoicing', 'action.more') }).click();
  await page
    .getByRole('menuitem', { name: say('portal/modules/invoicing', 'action.repeat') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(action('create', 'title'));
  await lookAt(page, 'portal-repeat');
  // The day is fully visible on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const day = page.getByLabel(field('startsOn.label'));
  await expect.poll(() => day.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  // A past day is refused at its field, and no input is lost.
  const first = page.getByLabel(field('startsOn.label'));
  const offered = await first.inputValue();
  expect(offered).not.toBe('');
  await first.fill('2020-01-31');
  await page.getByRole('button', { name: action('create', 'submit') }).click();
  await expect(page.getByText(say('words', 'errors.INVALID.startsOn')).first()).toBeVisible();
  await first.fill(offered);
  await page.getByRole('button', { name: action('create', 'submit') }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/recurring-invoice\/rin_/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nina.client);
  await expect(page.getByText(frequency('MONTHLY')).first()).toBeVisible();
  await lookAt(page, 'portal-recurring-invoice');

  const confirm = async (name: string) => {
    await page.getByRole('button', { name: action(name, 'submit'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: action(name, 'submit'), exact: true })
      .click();
    await expect(page.getByText(action(name, 'success')).first()).toBeVisible();
  };
  await confirm('pause');
  await expect(page.getByText(status('PAUSED')).first()).toBeVisible();
  await confirm('resume');

  await page.getByRole('button', { name: say('portal/ui', 'row.edit') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(frequency('QUARTERLY'), { exact: true }).click();
  await dialog.getByLabel(field('isSubmitted.label')).check();
  await lookAt(page, 'portal-recurring-invoice-edit');
  await dialog.getByRole('button', { name: action('update', 'submit') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(frequency('QUARTERLY')).first()).toBeVisible();

  await page.goto(`${nina.home}/invoicemore/payout-service/recurring-invoices`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(many);
  const row = page.getByRole('row').filter({ hasText: nina.client });
  await expect(row).toContainText(frequency('QUARTERLY'));
  await lookAt(page, 'portal-recurring-invoices');
  await page.goto(`${nina.home}/invoicemore/invoice/${id}`);
  await page.getByRole('link', { name: frequency('QUARTERLY') }).click();
  await confirm('end');
  await expect(page.getByText(status('ENDED')).first()).toBeVisible();
});

const todayInNorway = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' }).format();

// Requirements: B12.2
test('a recurring invoice that starts today creates its first draft at once', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await submitInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice/${id}`);
  await page.getByRole('button', { name: say('portal/modules/invoicing', 'action.more') }).click();
  await page
    .getByRole('menuitem', { name: say('portal/modules/invoicing', 'action.repeat') })
    .click();
  await page.getByLabel(field('startsOn.label')).fill(todayInNorway());
  await page.getByRole('button', { name: action('create', 'submit') }).click();
  await page.waitForURL(/recurring-invoice\/rin_/);
  const draft = page.getByRole('link', { name: say('words', 'nouns.invoices.one'), exact: true });
  await draft.click();
  await page
    .getByRole('link', { name: say('portal/modules/invoicing', 'action.continue') })
    .click();
  await expect(page).toHaveURL(/invoice-creation\/inv_/);
  await expect(page.getByText('Portretter av de ansatte')).toBeVisible();
  await page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') }).click();
  await expectStatus(page, spoken, 'SUBMITTED');
});
