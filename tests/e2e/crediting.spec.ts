// Goal: a part of an invoice is credited once, on a phone, and the freelancer and the client see the same.
// Method: a freelancer with a published invoice, two tabs, a reload half-way; the worker, the page of the invoice
// and that of the client.
import { expect, type Page } from '@playwright/test';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { expectStatus } from './steps/write-invoice.ts';
import { ask } from './support/ask.ts';
import { askOperator } from './support/ask-operator.ts';
import { callPortal } from './support/call-portal.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { approveInvoice, submitInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const own = (key: string, values?: Record<string, string>) =>
  say('portal/modules/invoicing/credit', key, values);
const word = (key: string) => say('words', key);
const phone = { width: 390, height: 844 };
const quantity = (page: Page) =>
  page.getByRole('textbox', { name: word('fields.create_credit_note.quantity') });
const send = (page: Page) =>
  page.getByRole('button', { name: word('actions.create_credit_note.submit') });

// Requirements: B1.2, B2.7
test('a part of an invoice is credited on a phone, and the client sees what is left to pay', async ({
  atPortal,
  request,
}) => {
  test.slow();
  const nina = await makeFreelancer(request);
  const id = await submitInvoice(request, nina.token);
  await approveInvoice(request, id);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice/${id}`);
  await expectStatus(page, spoken, 'PUBLISHED');

  await page.getByRole('button', { name: say('portal/modules/invoicing', 'action.more') }).click();
  await page.getByRole('menuitem', { name: word('actions.create_credit_note.title') }).click();
  await expect(quantity(page)).toHaveValue('10');
  await lookAt(page, 'portal-credit-note-creation');
  await page.setViewportSize(phone);
  await quantity(page).fill('11');
  await expect(page.getByText(word('errors.LINE_MISMATCH'))).toBeVisible();
  await quantity(page).fill('2,5');
  await expect(page.getByRole('term').filter({ hasText: own('total') })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /3\s?750,00/ })).toBeVisible();
  await expect(page.getByText(word('errors.LINE_MISMATCH'))).toHaveCount(0);
  await page.reload();
  await expect(quantity(page)).toHaveValue('2,5');
  await page.getByRole('textbox', { name: own('why') }).fill('To timer for mye\nVi beklager');
  await send(page).dblclick();
  await expect(page).toHaveURL(/credit-note\/crn_/);
  await expect(
    page.getByText(word('values.CreditNoteStatus.RESOLVED'), { exact: true }).first(),
  ).toBeVisible({ timeout: 30_000 });
  // Line breaks are preserved.
  const why = page.getByRole('definition').filter({ hasText: 'To timer for mye' });
  await expect(why).toHaveText('To timer for mye\nVi beklager', { useInnerText: true });
  await lookAt(page, 'portal-credit-note');
  const { creditNotes } = await callPortal<{
    creditNotes: { items: { total: number; invoice: { publicPath: string } }[] };
  }>(request, nina.token, '{ creditNotes { items { total invoice { publicPath } } } }');
  expect(creditNotes.items).toMatchObject([{ total: 375_000 }]);

  await atPortal(nina.token, `${nina.home}/invoicemore/invoice/${id}`);
  await expect(page.getByText(own('credited.PARTIAL'))).toBeVisible();
  await lookAt(page, 'portal-invoice-credited');
  await atPortal(nina.token, `${nina.home}/invoicemore/payout-service/credit-notes`);
  await expect(page.getByRole('link', { name: /-K1$/ })).toBeVisible();
  await lookAt(page, 'portal-credit-notes');

  await page.goto(creditNotes.items[0]!.invoice.publicPath);
  await expect(
    page.getByText(say('words', 'values.InvoiceStatus.NULLIFIED'), { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /-K1/ })).toBeVisible();
  await lookAt(page, 'portal-public-invoice-credited');
});

test('an amount already credited in another tab is refused at its line, and the line can be reloaded', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await submitInvoice(request, nina.token);
  await approveInvoice(request, id);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice/${id}`);
  await expectStatus(page, spoken, 'PUBLISHED');
  await atPortal(nina.token, `${nina.home}/invoicemore/credit-note-creation/${id}`);
  await expect(quantity(page)).toHaveValue('10');
  const { node } = await callPortal<{ node: { lines: { id: string }[] } }>(
    request,
    nina.token,
    `{ node(id: "${id}") { ... on Invoice { lines { id } } } }`,
  );
  const lines = [{ invoiceLineId: node.lines[0]!.id, quantity: 4 }];
  await ask(
    request,
    'CreateCreditNote',
    'createCreditNote',
    { input: { invoiceId: id, lines } },
    nina.token,
  );
  await send(page).click();
  await expect(page.getByText(word('errors.LINE_MISMATCH'))).toBeVisible();
  await page.getByRole('button', { name: own('outdated.read') }).click();
  await expect(page.getByText(word('errors.LINE_MISMATCH'))).toHaveCount(0);
  await expect(page.getByText(own('ofRest', { remaining: '6 t', quantity: '10 t' }))).toBeVisible();
});

test('a rejected credit note shows the reason, and leads to a new one', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await submitInvoice(request, nina.token, 120_000);
  await approveInvoice(request, id);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice/${id}`);
  await expectStatus(page, spoken, 'PUBLISHED');
  await atPortal(nina.token, `${nina.home}/invoicemore/credit-note-creation/${id}`);
  await send(page).click();
  await expect(page).toHaveURL(/credit-note\/crn_/);
  const note = decodeTypeId(page.url().split('/').at(-1) ?? '')?.uuid;
  const reason = 'Kunden har ikke bekreftet.';
  const { rejectCreditNote } = await askOperator<{ rejectCreditNote: { errors: object[] } }>(
    request,
    'mutation ($input: RejectCreditNoteInput!) { rejectCreditNote(input: $input) { errors { code path } } }',
    { input: { id: note, reason } },
  );
  expect(rejectCreditNote.errors).toEqual([]);
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole('link', { name: own('state.again') }).click();
  await expect(quantity(page)).toHaveValue('10');
});
