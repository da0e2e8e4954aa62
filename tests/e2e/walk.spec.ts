import { expect } from '@playwright/test';
import { expectMailed, expectPublicPage } from './steps/expect-mailed.ts';
import { addClient, confirm, identify, makeProfile, register } from './steps/join.ts';
import { decide, inQueue, openHistory, openRow } from './steps/operate.ts';
import * as editor from './steps/write-invoice.ts';
import { makePerson } from './support/make-person.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { type Language, words } from './support/words.ts';

const languages: Language[] = ['nb', 'en'];

for (const language of languages) {
  // Requirements: A1.2, A2.76, A6.26, A8.5, A8.20, B1.1, B2.2
  test(`a new user registers, invoices and is paid, in ${language}`, async ({
    page,
    request,
    browser,
    atConsole,
  }) => {
    test.setTimeout(150_000);
    const say = words(language);
    const nina = makePerson();
    const client = `faktura-${nina.email}`;

    await register(page, language, nina);
    await confirm(page, request, language, nina.email);
    const personalNumber = await makeProfile(page, language, nina);
    await addClient(page, language, client);

    const create = say('portal/app', 'create.label');
    await page.getByRole('button', { name: create, exact: true }).click();
    await page.getByRole('menuitem', { name: say('portal/app', 'create.invoice') }).click();
    await editor.sendIn(page, language);
    await editor.expectRefused(page, language, ['BLANK.client', 'BLANK.unitPrice', 'BLANK.hours']);
    await editor.chooseClient(page, language, 'DRIVHUSET');
    await editor.sendIn(page, language);
    await editor.expectRefused(page, language, ['BLANK.unitPrice', 'BLANK.hours']);
    await editor.writeWork(page, language);
    await editor.expectYours(page, language, /5\s828/);
    await editor.writeSimple(page, language, 'EXTRA', 'Bruksrett i to år', '2500');
    await editor.writeSimple(page, language, 'EXPENSE', 'Togbillett', '499,50');
    await editor.expectYours(page, language, /7\s769/);
    await editor.sendIn(page, language);
    await editor.expectRefused(page, language, ['BLANK.receipts']);
    await editor.attachReceipt(page, language);
    await editor.sendIn(page, language);
    await identify(page, language, nina, personalNumber);
    await editor.expectYours(page, language, /7\s769/);
    await editor.sendIn(page, language);
    await editor.expectStatus(page, language, 'SUBMITTED');

    const review = await atConsole('kontroll', '/admin/', { language });
    const waiting = await inQueue(review, language, nina.name);
    await waiting.getByRole('button').first().click();
    await decide(review, language, 'approve_invoice');
    await editor.expectStatus(page, language, 'PUBLISHED');

    const link = await expectMailed(request, client);
    const payer = await (await browser.newContext()).newPage();
    await payer.goto(link);
    await expectPublicPage(payer, language, /16\s249[.,]38/);
    await lookAt(payer, `public-invoice-${language}`);

    const finance = await atConsole('drift', '/admin/', { language });
    const heading = page.getByRole('heading', { level: 1, name: /\d+-\d+/ });
    const [number = ''] = (await heading.textContent())?.match(/\d+-\d+/) ?? [];
    await openRow(finance, language, 'invoices', number);
    await finance
      .getByRole('button', { name: say('words', 'actions.register_payment.submit'), exact: true })
      .first()
      .click();
    const payment = finance.getByRole('dialog');
    const field = (name: string) => payment.getByLabel(say('words', `fields.payments.${name}`));
    await field('amount').fill('16249,38');
    await field('paidOn').fill(new Date().toISOString().slice(0, 10));
    await lookAt(finance, `admin-payment-${language}`);
    await decide(finance, language, 'register_payment', { reason: 'Seen in the bank' }, 'drift');
    await editor.expectStatus(page, language, 'RESOLVED');
    await openHistory(finance, language);
    await expect(finance.getByRole('row').filter({ hasText: /KID/ })).toBeVisible();
  });
}
