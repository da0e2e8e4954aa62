// Goal: money goes the whole way, from the client's bank to the freelancer's account and a salary slip. Method: an invoice of
// somebody whose bank account is old enough, the sandbox's bank, and two operators of finance.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { decodeTypeId } from '#ground/decode-type-id.ts';
import { decide } from './steps/operate.ts';
import { expectStatus } from './steps/write-invoice.ts';
import { askOperator } from './support/ask-operator.ts';
import { goWithin } from './support/go-within.ts';
import { lookAt } from './support/screen.ts';
import { homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { submitInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const word = (key: string) => say('words', key);
const press = (page: Page, action: string) =>
  page.getByRole('button', { name: word(`actions.${action}.submit`), exact: true }).click();

async function payInBank(request: APIRequestContext, invoiceId: string): Promise<void> {
  const { invoice } = await askOperator<{ invoice: { kid: string; total: string } }>(
    request,
    'query ($id: UUID!) { invoice(id: $id) { kid total } }',
    { id: decodeTypeId(invoiceId)?.uuid },
  );
  const day = new Date().toISOString().slice(0, 10);
  const amount = String(Number(invoice.total) / 100);
  const form = { kid: invoice.kid, amount, day, kind: 'RIGHT' };
  expect((await request.post('/sandbox/api/bank', { form })).status()).toBe(200);
}

/** The bank pays whatever payment file it has got and not answered. */
async function payOut(request: APIRequestContext, known: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await ordersOf(request)).filter((name) => !known.includes(name)), {
      timeout: 60_000,
    })
    .not.toEqual([]);
  for (const file of (await ordersOf(request)).filter((name) => !known.includes(name))) {
    const form = { file, answer: 'PAY' };
    expect((await request.post('/sandbox/api/bank/answers', { form })).status()).toBe(200);
  }
}

async function ordersOf(request: APIRequestContext): Promise<string[]> {
  const orders: { name: string }[] = await (await request.get('/sandbox/api/bank/orders')).json();
  return orders.map(({ name }) => name);
}

/** The worker proposes in the morning what is owed then; one proposal waits at a time. */
async function cancelWaiting(page: Page): Promise<void> {
  const waiting = page.getByRole('cell', {
    name: word('values.PayoutRunStatus.PROPOSED'),
    exact: true,
  });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  if ((await waiting.count()) === 0) return;
  await waiting.first().click();
  await press(page, 'cancel_payout_run');
  await decide(page, spoken, 'cancel_payout_run', { reason: 'Mer er betalt.' }, 'okonomi');
  await goWithin(page, '/admin/payoutRuns');
}

test('a client pays, two of finance pay out, and the salary slip is in the freelancer’s hand', async ({
  atPortal,
  atConsole,
  request,
}) => {
  test.setTimeout(300_000);
  const token = await tokenOf(request, 'kari');
  const home = await homeOf(request, token);
  const id = await submitInvoice(request, token, 4_000);
  const page = await atPortal(token, `${home}/invoicemore/invoice/${id}`);
  await expectStatus(page, spoken, 'PUBLISHED');
  await payInBank(request, id);
  await expect(() => expectStatus(page, spoken, 'RESOLVED')).toPass({ timeout: 90_000 });
  await lookAt(page, 'portal-invoice-paid');

  const known = await ordersOf(request);
  const proposer = await atConsole('okonomi', '/admin/payoutRuns');
  await cancelWaiting(proposer);
  await press(proposer, 'create_payout_run');
  await lookAt(proposer, 'admin-payout-propose');
  await decide(proposer, spoken, 'create_payout_run', {}, 'okonomi');

  const approver = await atConsole('drift', '/admin/payoutRuns');
  await approver
    .getByRole('cell', { name: word('values.PayoutRunStatus.PROPOSED'), exact: true })
    .first()
    .click();
  await expect(approver.getByRole('tablist')).toBeVisible();
  await lookAt(approver, 'admin-payout-run');
  await press(approver, 'approve_payout_run');
  await decide(approver, spoken, 'approve_payout_run', {}, 'drift');

  await payOut(request, known);
  await goWithin(page, `${home}/invoicemore/payout-service/salary-slips`);
  const slips = page.getByRole('row');
  await expect(async () => {
    await page.reload();
    await expect(slips.nth(1)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await lookAt(page, 'portal-salary-slips');
  await slips.nth(1).click();
  const pdf = page.getByRole('link', { name: /\.pdf$/ }).first();
  await expect(pdf).toBeVisible({ timeout: 60_000 });
  await lookAt(page, 'portal-salary-slip');

  await goWithin(page, `${home}/invoicemore/payout-service/payouts`);
  await expect(
    page.getByRole('table', { name: say('portal/modules/settlement/payouts', 'where') }),
  ).toBeVisible();
  await lookAt(page, 'portal-payouts');
});
