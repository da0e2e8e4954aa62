// Goal: payments of clients are imported from the bank's file: finance previews and books it, and matches the unexplained
// payments. Method: two published invoices, one paid with KID and one without, in an uploaded file; the sandbox's bank.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { writeCamt054 } from '#sandbox/bank/write-camt.ts';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { decide } from './steps/operate.ts';
import { askOperator } from './support/ask-operator.ts';
import { goWithin } from './support/go-within.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { approveInvoice, submitInvoice } from './support/submit-invoice.ts';
import { words } from './support/words.ts';

const say = words('nb');
const word = (key: string) => say('words', key);

interface Claim {
  id: string;
  kid: string;
  total: number;
  client: string;
}

const invoiceOf = async (request: APIRequestContext, id: string) => {
  const { invoice } = await askOperator<{
    invoice: { status: string; kid: string; total: string };
  }>(request, 'query ($id: UUID!) { invoice(id: $id) { status kid total } }', { id });
  return invoice;
};

/** A published, unpaid invoice. */
async function makeClaim(request: APIRequestContext, kroner: number): Promise<Claim> {
  const { token, client } = await makeFreelancer(request);
  const invoiceId = await submitInvoice(request, token, kroner);
  await approveInvoice(request, invoiceId);
  const id = decodeTypeId(invoiceId)?.uuid ?? '';
  await expect
    .poll(async () => (await invoiceOf(request, id)).status, { timeout: 30_000 })
    .toBe('PUBLISHED');
  const { kid, total } = await invoiceOf(request, id);
  return { id, kid, total: Number(total), client };
}

function camtOf(claims: readonly (Claim & { isNamed: boolean })[]): string {
  const number = Date.now();
  const day = new Date().toISOString().slice(0, 10);
  const createdAt = `${day}T18:00:00`;
  const entries = claims.map(({ kid, total, client, isNamed }, at) => {
    const reference = String(number + at).slice(-9);
    const payer = { payerName: client, payerAccount: '86011117947', reference };
    const kids = isNamed ? [{ kid, amountMinor: total }] : [];
    const transaction = { ...payer, amountMinor: total, kids, text: 'Portretter' };
    return {
      reference,
      bookedOn: day,
      direction: 'CREDIT' as const,
      transactions: [transaction],
    };
  });
  const statement = { id: `S-${number}`, account: '15034567899', createdAt, entries };
  return writeCamt054({ messageId: `STORY-${number}`, createdAt, statements: [statement] }, '08');
}

async function upload(page: Page, name: string, content: string): Promise<void> {
  await page
    .getByRole('button', { name: word('actions.upload_bank_file.submit'), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const file = { name, mimeType: 'application/xml', buffer: Buffer.from(content) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText(name)).toBeVisible();
  await lookAt(page, 'admin-bank-file-upload');
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toBeHidden();
}

const press = (page: Page, action: string) =>
  page.getByRole('button', { name: word(`actions.${action}.submit`), exact: true }).click();

test('a bank file is previewed and booked, and its unexplained payment is matched', async ({
  atConsole,
  request,
}) => {
  const named = await makeClaim(request, 12_000);
  const unnamed = await makeClaim(request, 7_000 + Math.floor(Math.random() * 1_000));
  const content = camtOf([
    { ...named, isNamed: true },
    { ...unnamed, isNamed: false },
  ]);
  const page = await atConsole('drift', '/admin/bankFiles');
  const name = `betalinger-${named.kid}.xml`;
  await upload(page, name, content);

  await page.getByRole('cell', { name, exact: true }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  const status = (value: string) =>
    page.getByText(word(`values.BankFileStatus.${value}`), { exact: true }).first();
  await expect(status('PREVIEW')).toBeVisible();
  await lookAt(page, 'admin-bank-file-preview');
  expect((await invoiceOf(request, named.id)).status).toBe('PUBLISHED');
  await press(page, 'book_bank_file');
  await decide(page, 'nb', 'book_bank_file', {}, 'drift');
  await expect(status('BOOKED')).toBeVisible();
  await page.getByRole('tab', { name: word('nouns.bank_transactions.many') }).click();
  await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(3);
  await lookAt(page, 'admin-bank-file-transactions');
  expect((await invoiceOf(request, named.id)).status).toBe('RESOLVED');

  await goWithin(page, '/admin/queue/bankExceptions');
  const kroner = String(Math.floor(unnamed.total / 100) % 1_000).padStart(3, '0');
  const row = page.getByRole('listitem').filter({ hasText: new RegExp(`\\s${kroner},`) });
  await expect(row).toContainText(word('values.BankSuggestionReason.AMOUNT_AND_PAYER'));
  await lookAt(page, 'admin-bank-queue');
  await row.getByRole('link').first().click();
  await page.getByRole('tab', { name: word('nouns.bank_suggestions.many') }).click();
  const suggestion = page.getByRole('tabpanel').getByRole('row').nth(1);
  await expect(suggestion).toContainText(word('values.BankSuggestionReason.AMOUNT_AND_PAYER'));
  await lookAt(page, 'admin-bank-suggestions');
  await goWithin(page, '/admin/queue/bankExceptions');
  await row
    .getByRole('button', { name: word('actions.match_bank_transaction.submit'), exact: true })
    .click();
  await expect(page.getByRole('dialog').getByRole('combobox')).not.toHaveValue('');
  await lookAt(page, 'admin-bank-match');
  await decide(page, 'nb', 'match_bank_transaction', {}, 'drift');
  await expect(row).toHaveCount(0);
  expect((await invoiceOf(request, unnamed.id)).status).toBe('RESOLVED');
});

// Requirements: B10.17
test('the sandbox’s bank pays an invoice, and the worker books the payment', async ({
  page,
  request,
}) => {
  test.slow();
  const { id, kid } = await makeClaim(request, 9_000);
  await page.goto('/sandbox/');
  await page.getByRole('link', { name: 'Bank', exact: true }).click();
  const received = page.locator(`input[name=invoice][value="${kid}"]`);
  await expect(async () => {
    await page.reload();
    await expect(received).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await received.check();
  await page.getByLabel('Beløp i kroner').fill('0');
  await page.getByRole('button', { name: 'Betal', exact: true }).click();
  await expect(page.getByText('Beløpet er et tall i kroner')).toBeVisible();
  await expect(received).toBeChecked();
  await page.getByLabel('Beløp i kroner').fill('');
  await lookAt(page, 'sandbox-bank');
  await page.getByRole('button', { name: 'Betal', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: /camt054-\d+-right\.xml/ })).not.toHaveCount(0);
  await expect
    .poll(async () => (await invoiceOf(request, id)).status, { timeout: 90_000 })
    .toBe('RESOLVED');
});
