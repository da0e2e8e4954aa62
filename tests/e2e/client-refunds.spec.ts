// Goal: the credited amount of a paid invoice is refunded to the client: the freelancer sees the cost, and finance the account.
// Method: an invoice that the sandbox's bank pays, three of its ten hours credited, and an operator of finance.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { decide } from './steps/operate.ts';
import { askOperator } from './support/ask-operator.ts';
import { callPortal } from './support/call-portal.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { submitInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const word = (key: string) => say('words', key);
const press = (page: Page, action: string) =>
  page.getByRole('button', { name: word(`actions.${action}.submit`), exact: true }).click();

const invoiceOf = async (request: APIRequestContext, id: string) => {
  const { invoice } = await askOperator<{
    invoice: { status: string; kid: string; total: string };
  }>(request, 'query ($id: UUID!) { invoice(id: $id) { status kid total } }', {
    id: decodeTypeId(id)?.uuid,
  });
  return invoice;
};

const isNow = (request: APIRequestContext, id: string, status: string) =>
  expect.poll(async () => (await invoiceOf(request, id)).status, { timeout: 90_000 }).toBe(status);

const approve = (request: APIRequestContext, name: string, id: string) =>
  askOperator(
    request,
    `mutation ($input: Approve${name}Input!) { approve${name}(input: $input) { errors { code } } }`,
    { input: { id: decodeTypeId(id)?.uuid } },
  );

/** Credits three of the ten hours of a published invoice. Returns the id of the credit note. */
async function creditThree(request: APIRequestContext, token: string, id: string): Promise<string> {
  const { node } = await callPortal<{ node: { lines: { id: string }[] } }>(
    request,
    token,
    'query ($id: ID!) { node(id: $id) { ... on Invoice { lines { id } } } }',
    { id },
  );
  const { createCreditNote } = await callPortal<{
    createCreditNote: { creditNote: { id: string } | null; errors: object[] };
  }>(
    request,
    token,
    'mutation ($input: CreateCreditNoteInput!) { createCreditNote(input: $input) { creditNote { id } errors { code } } }',
    { input: { invoiceId: id, lines: [{ invoiceLineId: node.lines[0]!.id, quantity: 3 }] } },
  );
  expect(createCreditNote.errors).toEqual([]);
  return createCreditNote.creditNote!.id;
}

// Requirements: B10.5
test('a paid invoice is credited, and finance prepares the refund to the client', async ({
  atPortal,
  atConsole,
  request,
}) => {
  test.setTimeout(240_000);
  const nina = await makeFreelancer(request);
  const id = await submitInvoice(request, nina.token, 8_000);
  await approve(request, 'Invoice', id);
  await isNow(request, id, 'PUBLISHED');
  const { kid, total } = await invoiceOf(request, id);
  const day = new Date().toISOString().slice(0, 10);
  const form = { kid, amount: String(Number(total) / 100), day, kind: 'RIGHT' };
  expect((await request.post('/sandbox/api/bank', { form })).status()).toBe(200);
  await isNow(request, id, 'RESOLVED');
  const note = await creditThree(request, nina.token, id);
  await approve(request, 'CreditNote', note);

  const page = await atPortal(nina.token, `${nina.home}/invoicemore/credit-note/${note}`);
  const gap = '…';
  const own = (key: string) =>
    new RegExp(
      say('portal/modules/invoicing/credit', key, { share: gap, client: gap, refund: gap })
        .split(gap)
        .map(escaped)
        .join('.+'),
    );
  await expect(page.getByText(own('share.LESS'))).toBeVisible({ timeout: 60_000 });
  await expect(
    page.getByText(own('refund.READY')).or(page.getByText(own('refund.WAITING'))),
  ).toBeVisible();
  await lookAt(page, 'portal-credit-note-refund');

  const finance = await atConsole('okonomi', '/admin/clientRefunds');
  await expect(finance.getByRole('row').nth(1)).toBeVisible();
  await lookAt(finance, 'admin-client-refunds');
  await finance
    .getByRole('cell', { name: /3\s?000,00/ })
    .first()
    .click();
  await expect(finance.getByRole('tablist')).toBeVisible();
  const status = (value: string) =>
    finance.getByText(word(`values.ClientRefundStatus.${value}`), { exact: true }).first();
  if (await status('READY').isVisible()) {
    await press(finance, 'withhold_client_refund');
    const reason = 'Kunden har byttet bank.';
    await decide(finance, spoken, 'withhold_client_refund', { reason }, 'okonomi');
  }
  await expect(status('WAITING')).toBeVisible();
  await press(finance, 'provide_client_refund');
  await lookAt(finance, 'admin-client-refund-account');
  const answers = { accountNumber: '8601 11 17947' };
  await decide(finance, spoken, 'provide_client_refund', answers, 'okonomi');
  await expect(status('READY')).toBeVisible();
  await lookAt(finance, 'admin-client-refund');
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
