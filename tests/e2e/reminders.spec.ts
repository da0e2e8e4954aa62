// Goal: a freelancer sees the next reminder, pauses and resumes reminders, and sends one manually.
// Method: an invoice that is overdue when it is published, on its page and in the list, and the client's mail.
import { expect } from '@playwright/test';
import { overdueInvoice } from './support/overdue-invoice.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const own = (key: string, values?: Record<string, string>) =>
  say('portal/modules/invoicing/reminder', key, values);
const action = (name: string, key: 'submit' | 'success') => say('words', `actions.${name}.${key}`);

// Requirements: B10.3
test('reminders of an overdue invoice are shown, paused, resumed and sent manually', async ({
  atPortal,
  request,
}) => {
  test.slow();
  const { nina, clientEmail, id } = await overdueInvoice(request);

  const page = await atPortal(nina.token, `${nina.home}/invoicemore/payout-service/invoices`);
  const next = say('portal/modules/invoicing', 'list.nextReminder');
  await expect(page.getByText(next)).toBeVisible();
  await lookAt(page, 'portal-invoices-reminder');

  await atPortal(nina.token, `${nina.home}/invoicemore/invoice/${id}`);
  const card = page.getByRole('region', { name: say('words', 'fields.invoices.reminders') });
  await expect(card).toContainText(own('willBe'));
  await lookAt(page, 'portal-reminder');
  await card.getByRole('button', { name: action('pause_reminders', 'submit') }).click();
  await expect(page.getByText(action('pause_reminders', 'success'))).toBeVisible();
  await expect(card).toContainText(own('hold.PAUSED'));
  const resume = card.getByRole('button', { name: action('resume_reminders', 'submit') });
  await expect(resume).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toContainText(own('willBe'));

  // The invoice was sent a moment ago, so an immediate reminder is refused.
  await card.getByRole('button', { name: own('send') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(clientEmail);
  await dialog.getByRole('button', { name: own('send') }).click();
  await expect(
    page.getByText(say('words', 'errors.DELIVERY_FREQUENCY_EXCEEDED')).first(),
  ).toBeVisible();
  await expect(page.getByText(/ (stanset påminnelsene|paused the reminders)$/)).toBeVisible();
});
