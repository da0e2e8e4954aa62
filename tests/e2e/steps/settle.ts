import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { askOperator } from '../support/ask-operator.ts';
import { goWithin } from '../support/go-within.ts';
import { spoken, words } from '../support/words.ts';
import { decide } from './operate.ts';

const word = (key: string) => words(spoken)('words', key);

/** Clicks the button of an action in the console. */
export const press = (page: Page, action: string) =>
  page.getByRole('button', { name: word(`actions.${action}.submit`), exact: true }).click();

export interface Claim {
  kid: string;
  documentNumber: string;
}

/** The payment details of a published invoice. */
export async function claimOf(request: APIRequestContext, invoiceId: string): Promise<Claim> {
  const requested = async () =>
    (
      await askOperator<{ invoice: Claim & { status: string } }>(
        request,
        'query ($id: UUID!) { invoice(id: $id) { status kid documentNumber } }',
        { id: decodeTypeId(invoiceId)?.uuid },
      )
    ).invoice;
  await expect
    .poll(async () => (await requested()).status, { timeout: 60_000 })
    .toMatch('PUBLISHED');
  return requested();
}

/** Pays received invoices in the sandbox's bank, in one file. */
export async function payInBank(request: APIRequestContext, claims: Claim[]): Promise<void> {
  const received = async () => {
    const answer = await request.get('/sandbox/api/bank/invoices');
    const kids = ((await answer.json()) as Claim[]).map(({ kid }) => kid);
    return claims.filter(({ kid }) => kids.includes(kid)).length;
  };
  await expect.poll(received, { timeout: 60_000 }).toBe(claims.length);
  const form = new URLSearchParams(claims.map(({ kid }): [string, string] => ['invoice', kid]));
  form.set('day', new Date().toISOString().slice(0, 10));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await request.post('/sandbox/api/bank', { headers, data: form.toString() });
  expect(sent.status()).toBe(200);
}

/** The names of the payment files that the bank has received. */
export async function ordersOf(request: APIRequestContext): Promise<string[]> {
  const orders: { name: string }[] = await (await request.get('/sandbox/api/bank/orders')).json();
  return orders.map(({ name }) => name);
}

/** Executes the payment files after the known ones in the sandbox's bank. */
export async function payOut(request: APIRequestContext, known: readonly string[]): Promise<void> {
  const unanswered = async () => (await ordersOf(request)).filter((name) => !known.includes(name));
  await expect.poll(unanswered, { timeout: 60_000 }).not.toEqual([]);
  for (const file of await unanswered()) {
    const form = { file, answer: 'PAY' };
    expect((await request.post('/sandbox/api/bank/answers', { form })).status()).toBe(200);
  }
}

/** Cancels a pending proposal: the worker creates one in the morning, and only one is pending at a time. */
export async function cancelWaiting(page: Page): Promise<void> {
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

/** The prepared tax transfer of the newest run, once the bank has confirmed all of its payouts. */
export async function taxTransfer(request: APIRequestContext): Promise<string> {
  const newest = async () => {
    const { payoutRuns } = await askOperator<{
      payoutRuns: { nodes: { status: string; taxTransferId: string | null }[] };
    }>(
      request,
      'query { payoutRuns(first: 1, orderBy: [CREATED_AT_DESC]) { nodes { status taxTransferId } } }',
      {},
    );
    return payoutRuns.nodes[0];
  };
  await expect.poll(async () => (await newest())?.status, { timeout: 90_000 }).toBe('DONE');
  return (await newest())?.taxTransferId ?? '';
}
