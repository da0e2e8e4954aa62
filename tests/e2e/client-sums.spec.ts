// Goal: a freelancer sees the balance of a client, and sends a statement. Method: an overdue invoice, in the list, on
// the client, in the PDF and in the client's mail.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/inbox.ts';
import { overdueInvoice } from './support/overdue-invoice.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const sums = (key: string) => say('portal/modules/clients/balance', key);
const own = (key: string, values?: Record<string, string>) =>
  say('portal/modules/clients/statements', key, values);

test('a client is listed with its balance, and gets a statement of it', async ({
  atPortal,
  request,
}) => {
  const { nina, clientEmail } = await overdueInvoice(request);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/payout-service/by-client`);
  const row = page.getByRole('listitem').filter({ hasText: nina.client });
  await expect(row).toContainText(sums('overdue'));
  const owed = await row.locator('[data-column="overdue"]').innerText();
  expect(owed).toMatch(/[1-9]/);
  await lookAt(page, 'portal-clients-sums');

  await row.getByRole('button').click();
  const totals = page.getByRole('region', { name: sums('title') });
  await expect(totals).toContainText(sums('remaining'));
  await page.getByText(own('title'), { exact: true }).click();
  await page.getByRole('button', { name: own('make') }).click();
  const statement = page.getByRole('listitem').filter({ hasText: own('send') });
  const download = statement.getByRole('link', { name: own('download') });
  const address = await download.getAttribute('href', { timeout: 60_000 });
  const pdf = await page.request.get(new URL(address ?? '', page.url()).href);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await statement.getByRole('button', { name: own('send') }).click();
  await expect(statement).toContainText(own('sent', { recipient: clientEmail }), {
    timeout: 60_000,
  });
  await expectAccessible(page);
  await lookAt(page, 'portal-client-statement');
  const mail = await mailTo(request, clientEmail, /kontoutskrift|statement/i);
  expect(mail.text).toContain(nina.name);
});
