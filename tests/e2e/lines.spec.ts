import { expect } from '@playwright/test';
import { expectSaved } from './steps/write-invoice.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { writeInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const MODULE = 'portal/modules/invoicing';

// Requirements: A8.71
test('lines are numbered, folded and copied, and a text that is no number is refused', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  const button = (key: string, line: number) =>
    page.getByRole('button', {
      name: say(`${MODULE}/draft`, `write.${key}`, { line: String(line) }),
    });
  const price = page.getByLabel(say(`${MODULE}/draft`, 'line.price.WORK'), { exact: true });
  const quantity = page.locator('[data-path="lines.1.quantity"]');
  await button('copyLine', 1).click();
  await expect(price).toHaveCount(2);
  await expect(price.nth(1)).toHaveValue(await price.first().inputValue());
  await button('shutLine', 1).click();
  await expect(price).toHaveCount(1);
  await expectSaved(page, spoken);
  await page.reload();
  await expect(button('openLine', 1)).toHaveAttribute('aria-expanded', 'false');

  await page
    .getByRole('button', { name: say(`${MODULE}/draft`, 'write.changeQuantity') })
    .last()
    .click();
  await quantity.fill('abc');
  await price.focus();
  const fault = page.getByText(say('words', 'errors.INVALID.quantity'));
  await expect(fault).toBeVisible();
  await page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') }).click();
  await expect(page.getByText(say('words', 'errors.VALIDATION_FAILED'))).toBeVisible();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(1);
  await expect(quantity).toBeFocused();
  await lookAt(page, 'portal-lines');
});

test('a price is computed for a wanted payout, or the reason why there is none', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  const payout = (key: string) => say(`${MODULE}/draft`, `line.payout.${key}`);
  await page.getByRole('button', { name: payout('open') }).click();
  const wanted = page.getByLabel(payout('label'), { exact: true });
  await wanted.fill('90 000 000 000');
  await wanted.press('Enter');
  await expect(page.getByText(payout('TOO_BIG'))).toBeVisible();
  await wanted.fill('5000');
  await page.getByRole('button', { name: payout('find') }).click();
  await expect(page.getByRole('status').filter({ hasText: /5\s000[,.]0/ })).toBeVisible();
  await expectSaved(page, spoken);
  await expect(page.locator('[data-bottom=action]')).toContainText(/5\s000[,.]0/);
  await lookAt(page, 'portal-wanted-payout');
  // With more hours the computed price no longer applies.
  await page.locator('[data-path="lines.0.workReport.hours"]').fill('20');
  await expect(page.getByRole('status').filter({ hasText: /5\s000[,.]0/ })).toHaveCount(0);
});

test('a mileage line shows the rate of the invoice date if its price differs', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  const price = page.getByLabel(say(`${MODULE}/draft`, 'line.price.KM'), { exact: true });
  const day = page.getByLabel(say('words', 'fields.invoices.invoicedOn'), { exact: true });
  const use = page.getByRole('button', { name: say(`${MODULE}/draft`, 'line.useRate') });
  await page.getByRole('button', { name: say(`${MODULE}/draft`, 'write.addMore') }).click();
  await page.getByRole('menuitem', { name: say('words', 'values.LineType.MILEAGE') }).click();
  await expect(price).toHaveValue(/^5[,.]30$/);
  await expect(use).toHaveCount(0);
  await day.fill('31.12.2025');
  await day.press('Tab');
  const unitPrice = spoken === 'nb' ? '5,00' : '5.00';
  await expect(
    page.getByText(say(`${MODULE}/draft`, 'line.rate.other', { unitPrice })),
  ).toBeVisible();
  await expect(price).toHaveValue(/^5[,.]30$/);
  await lookAt(page, 'portal-other-rate');
  await use.click();
  await expect(price).toHaveValue(unitPrice);
  await expect(use).toHaveCount(0);
});

test('the distance between two addresses is offered, and filled in on request', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  await page.getByRole('button', { name: say(`${MODULE}/draft`, 'write.addMore') }).click();
  await page.getByRole('menuitem', { name: say('words', 'values.LineType.MILEAGE') }).click();
  const end = (name: string) =>
    page.getByRole('combobox', { name: say('words', `fields.invoice_lines.${name}`) });
  await end('addressFrom').fill('møllerg 12');
  await page.getByRole('option', { name: 'Møllergata 12, Oslo' }).click();
  await expect(end('addressFrom')).toHaveValue('Møllergata 12, Oslo');
  await end('addressTo').fill('Elvekanten 3, Drammen');
  const use = page.getByRole('button', {
    name: new RegExp(say(`${MODULE}/draft`, 'line.route.use', { km: '\\d+[,.]?\\d?' })),
  });
  await use.waitFor();
  await lookAt(page, 'portal-road-distance');
  await use.click();
  await expect(page.locator('[data-path$=quantity]').last()).toHaveValue(/^4\d([,.]\d)?$/);
  await expect(use).toHaveCount(0);
});

test('the fields of work by the clock are not cut off at any width', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  await page.getByText(say('words', 'values.UnitType.TIME'), { exact: true }).click();
  const fields = page
    .getByRole('group', { name: say(`${MODULE}/draft`, 'write.when') })
    .getByRole('textbox');
  const start = page.getByLabel(say('words', 'fields.work_report.startTime'), { exact: true });
  // Typed in a common format, and shown as it was read.
  await start.fill('9.30');
  await start.press('Tab');
  await expect(start).toHaveValue('09:30');
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // On a narrow window days are shortened, a moment after resizing.
    const cut = () =>
      fields.evaluateAll((all) =>
        all.filter((field) => field.scrollWidth > field.clientWidth).map((field) => field.id),
      );
    await expect.poll(cut, `at ${width} px`).toEqual([]);
  }
});
