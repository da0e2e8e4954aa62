// Goal: a freelancer who invoices a client with special requirements reads them first, and can ask support.
// Method: a help article for an organisation that no other test invoices, one for each language.
import { expect } from '@playwright/test';
import { chooseClient, expectSaved } from './steps/write-invoice.ts';
import { mailTo } from './support/inbox.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';
import { writeHelpArticle } from './support/write-help-article.ts';

const MODULE = 'portal/modules/invoicing';
const companies = {
  nb: { name: 'Kometen Arkitekter AS', orgNumber: '312535572' },
  en: { name: 'Svale Elektro AS', orgNumber: '312852349' },
};
const third = { name: 'Treklang Instrumenter AS', orgNumber: '312060418' };
const messages = {
  nb: 'Be om bestillingsnummer før du sender.',
  en: 'Ask for an order number before you send.',
};

// Requirements: A8.88, B2.28, B4.19
test('the help of a client is shown before invoicing, and the freelancer asks support', async ({
  atPortal,
  request,
}) => {
  const help = (key: string, values?: Record<string, string>) =>
    words(spoken)(`${MODULE}/draft`, `help.${key}`, values);
  const nina = await makeFreelancer(request, spoken, companies[spoken]);
  const helpAddress = `desk-${nina.lastName.toLowerCase()}@client.example`;
  const article = {
    orgNumber: companies[spoken].orgNumber,
    name: 'Bestillingsnummer',
    supportEmail: helpAddress,
    norwegianMessage: messages.nb,
    englishMessage: messages.en,
  };
  await writeHelpArticle(request, article);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation`);
  await chooseClient(page, spoken, nina.client);

  const popup = page.getByRole('dialog', { name: article.name });
  await expect(popup.getByText(messages[spoken])).toBeVisible();
  await lookAt(page, 'portal-client-help');
  const ask = (key: string) => words(spoken)('words', key);
  const message = popup.getByLabel(ask('fields.send_support_message.message'), { exact: true });
  await popup.getByRole('button', { name: ask('actions.send_support_message.submit') }).click();
  const missing = words(spoken)('words', 'errors.BLANK.message');
  await expect(popup.getByText(missing)).toBeVisible();
  await expect(message).toBeFocused();
  await message.fill('Hvem gir meg nummeret?');
  await popup.getByRole('button', { name: ask('actions.send_support_message.submit') }).click();
  await expect(page.getByText(ask('actions.send_support_message.success'))).toBeVisible();
  await expect(popup).toBeHidden();
  const mail = await mailTo(request, helpAddress, new RegExp(nina.client, 'i'));
  expect(mail.text).toContain('Hvem gir meg nummeret?');
  expect(mail.text).toContain(`${nina.name}, ${nina.email}`);

  // A read article stays on the page and can be opened again.
  const notice = page.getByRole('region', { name: article.name });
  await expect(notice).toContainText(help('attachments', { name: nina.client }));
  await notice.getByRole('button', { name: help('open') }).click();
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: help('goOn') }).click();
  await expect(popup).toBeHidden();
});

// Requirements: B2.28
test('Back closes the help and then leaves the editor, which has the address of its draft', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request, spoken, third);
  await writeHelpArticle(request, {
    orgNumber: third.orgNumber,
    name: 'Bestillingsnummer',
    supportEmail: nina.email,
    norwegianMessage: messages.nb,
    englishMessage: messages.en,
  });
  const page = await atPortal(nina.token, `${nina.home}/account/settings/account-info`);
  await page
    .getByRole('button', { name: words(spoken)('portal/app', 'create.label'), exact: true })
    .click();
  await page.getByRole('menuitem', { name: words(spoken)('portal/app', 'create.invoice') }).click();
  const client = page.getByRole('combobox', { name: words(spoken)('words', 'nouns.clients.one') });
  await chooseClient(page, spoken, nina.client);
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await expect(page).toHaveURL(/invoice-creation\/inv_/);
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/invoice-creation\/inv_/);
  await expect(client).toHaveValue(/treklang/i);
  await expectSaved(page, spoken);
  await page.goBack();
  await expect(page).toHaveURL(/account-info$/);
});
