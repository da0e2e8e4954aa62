// Goal: money moves from the client's bank to the freelancer's account with a salary slip, or to a company's account, and the
// buying team sees its payment; the tax is paid, and the books are proved. Method: an invoice of a freelancer and one of a company
// to the demo's concert hall, with bank accounts that are old enough, paid in one file and paid out in one run; the sandbox's
// bank, and two operators of finance. The company and the hall use the other language, on a phone.
import { type APIRequestContext, expect } from '@playwright/test';
import { decide } from './steps/operate.ts';
import {
  cancelWaiting,
  claimOf,
  ordersOf,
  payInBank,
  payOut,
  press,
  taxTransfer,
} from './steps/settle.ts';
import { expectStatus } from './steps/write-invoice.ts';
import { atHall } from './support/at-hall.ts';
import { callPortal } from './support/call-portal.ts';
import { goWithin } from './support/go-within.ts';
import { lookAt } from './support/screen.ts';
import { homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { submitInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const word = (key: string) => say('words', key);
const other = spoken === 'nb' ? 'en' : 'nb';
const otherSay = words(other);
const PHONE = { width: 390, height: 844 };

// Requirements: A1.5, B1.5, B3.44, B10.16
test('clients pay, two operators pay out, the freelancer gets a salary slip, tax is paid and the books are proved', async ({
  atPortal,
  atConsole,
  request,
}) => {
  const token = await tokenOf(request, 'kari');
  const home = await homeOf(request, token);
  const id = await submitInvoice(request, token, 4_000);
  const ingrid = await tokenOf(request, 'ingrid');
  const sale = await submitInvoice(request, ingrid, 6_000, {
    clientId: await clientOf(request, ingrid, 'Nordlys Konserthus'),
  });
  const claim = await claimOf(request, id);
  const purchase = await claimOf(request, sale);
  const page = await atPortal(token, `${home}/invoicemore/invoice/${id}`);
  await expectStatus(page, spoken, 'PUBLISHED');
  await payInBank(request, [claim, purchase]);
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

  const transfer = await taxTransfer(request);
  await goWithin(proposer, `/admin/transfers/${transfer}/show`);
  await press(proposer, 'post_transfer');
  await decide(proposer, spoken, 'post_transfer', {}, 'okonomi');
  await expect(
    proposer.getByText(word('values.TransferStatus.POSTED'), { exact: true }).first(),
  ).toBeVisible();
  for (const action of ['destroy_transfer', 'update_transfer']) {
    const button = proposer.getByRole('button', { name: word(`actions.${action}.submit`) });
    await expect(button).toHaveCount(0);
  }
  await lookAt(proposer, 'admin-tax-transfer-posted');
  await goWithin(proposer, '/admin/proofRuns');
  await press(proposer, 'create_proof_run');
  await decide(proposer, spoken, 'create_proof_run');
  if (!/show/.test(proposer.url())) await proposer.locator('tbody tr').first().click();

  const company = await atPortal(ingrid, `${await homeOf(request, ingrid, other)}/`);
  await company.setViewportSize(PHONE);
  await goWithin(company, `${await homeOf(request, ingrid, other)}/invoicemore/invoice/${sale}`);
  await expectStatus(company, other, 'RESOLVED');
  const [, inAccount = ''] = otherSay('portal/ui/payout', 'PAID', { amount: '…' }).split('…');
  await expect(company.getByText(inAccount.trim()).first()).toBeVisible({ timeout: 90_000 });
  await lookAt(company, 'portal-company-paid');

  const hall = await atHall(request, other);
  const buyer = await atPortal(hall.token, `${hall.home}/payoutmore/purchases`);
  const number = new RegExp(`(^|\\D)${purchase.documentNumber}(\\D|$)`);
  await buyer.getByRole('link').filter({ hasText: number }).first().click();
  await buyer.setViewportSize(PHONE);
  await expect(buyer.getByText(otherSay('words', 'values.PaymentStatus.FULL')).first()).toBeVisible(
    { timeout: 60_000 },
  );
  await expect(
    buyer.getByText(otherSay('portal/modules/invoicing/public', 'settledPaid')),
  ).toBeVisible();
  await lookAt(buyer, 'portal-purchase-settled');

  await expect(
    proposer.getByText(word('values.ProofRunStatus.HOLDS'), { exact: true }).first(),
  ).toBeVisible({ timeout: 90_000 });
});

/** The client with a name, of the first payout profile of the account. */
async function clientOf(
  request: APIRequestContext,
  token: string,
  name: string,
): Promise<string | undefined> {
  type Items = { items: { id: string; name: string }[] };
  const { freelanceProfiles } = await callPortal<{ freelanceProfiles: Items }>(
    ...([request, token, '{ freelanceProfiles { items { id } } }'] as const),
  );
  const { clients } = await callPortal<{ clients: Items }>(
    ...([request, token] as const),
    'query ($id: ID!) { clients(freelanceProfileId: $id, perPage: 100) { items { id name } } }',
    { id: freelanceProfiles.items[0]?.id },
  );
  return clients.items.find((client) => client.name.startsWith(name))?.id;
}
