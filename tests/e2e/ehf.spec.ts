// Goal: an organisation that receives EHF gets its invoice as EHF; a rejection is shown with its reason, and the invoice is
// credited, copied, corrected and delivered. Method: a new freelancer with such a client, the sandbox's access point, an
// operator who approves.
import { expect, type Page } from '@playwright/test';
import { expectStatus } from './steps/write-invoice.ts';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { approveInvoice, writeInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const own = (key: string, values?: Record<string, string>) =>
  say('portal/modules/invoicing', key, values);
const delivery = (key: string) => say('portal/modules/invoicing/delivery', key);
const word = (key: string) => say('words', key);

const sykehjem = { name: 'Lynghei Sykehjem AS', orgNumber: '310793329' };
const reason = 'Bestillingsnummeret finnes ikke hos mottakeren.';

type Request = Parameters<typeof makeFreelancer>[0];

const behave = async (request: Request, fault: string) => {
  await request.post('/sandbox/api/faults', { data: { service: 'access-point', fault } });
};

/** Sets EHF for the client of a freelancer, and waits until its number is looked up. */
async function preferEhf(request: Request, token: string): Promise<void> {
  type List = { items: { id: string; takesEhf: boolean | null }[] };
  const profiles = await ask<List>(request, 'Writing', 'freelanceProfiles', {}, token);
  const variables = { freelanceProfileId: profiles.items[0]?.id };
  const first = async () =>
    (await ask<List>(request, 'ClientList', 'clients', variables, token)).items[0];
  const input = { id: (await first())?.id, attributes: { preferredDeliveryMethod: 'EHF' } };
  await ask(request, 'UpdateClient', 'updateClient', { input }, token);
  await expect.poll(async () => (await first())?.takesEhf, { timeout: 20_000 }).toBe(true);
}

/** The number of the document on the page. */
const numberOn = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).textContent())?.match(/[\d-]+$/)?.[0] ?? '';

interface Arrived {
  document: { id: string };
  status: string;
  reason?: string;
}

/** The messages about a document that the sandbox's access point received. */
async function arrivedAt(request: Request, number: string): Promise<Arrived[]> {
  const all: Arrived[] = await (await request.get('/sandbox/api/access-point')).json();
  return all.filter((one) => one.document.id === number);
}

/** Credits the whole invoice of the page; its credit note goes as EHF too. */
async function creditWhole(page: Page): Promise<void> {
  await page.getByRole('button', { name: delivery('cure.credit') }).click();
  await page.getByRole('button', { name: word('actions.create_credit_note.submit') }).click();
  await expect(page).toHaveURL(/credit-note\/crn_/);
  await expect(
    page.getByText(word('values.CreditNoteStatus.RESOLVED'), { exact: true }).first(),
  ).toBeVisible({ timeout: 30_000 });
}

// Requirements: A1.3, B1.3, B11.3
test('an invoice goes as EHF, a rejection shows the reason, and a corrected copy is delivered', async ({
  atPortal,
  request,
}) => {
  test.slow();
  await behave(request, 'rejects');
  const nina = await makeFreelancer(request, spoken, sykehjem);
  await preferEhf(request, nina.token);

  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  await expect(page.getByText(say('portal/modules/invoicing/draft', 'delivery.EHF'))).toBeVisible();
  // The field that EHF requires is marked in the draft, before it is submitted.
  await expect(page.getByText(word('errors.BLANK.buyerReference'))).toHaveCount(1);
  await expect(page.getByLabel(word('fields.invoices.buyerReference'))).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  const send = page.getByRole('button', { name: word('actions.submit_invoice.submit') });
  await send.click();
  await expect(page.getByText(word('errors.BLANK.buyerReference'))).toHaveCount(2);
  await page.getByLabel(word('fields.invoices.buyerReference')).fill('Avdeling 7');
  await send.click();
  await expectStatus(page, spoken, 'SUBMITTED');
  await approveInvoice(request, id);

  await expectStatus(page, spoken, 'UNDELIVERED');
  const cure = page.getByRole('region', { name: own('path.UNDELIVERED') });
  await expect(cure).toContainText(reason);
  await expect(cure).toContainText(nina.client);
  await expectAccessible(page);
  await lookAt(page, 'portal-ehf-rejected');

  // Sending the same document again is rejected again.
  const number = await numberOn(page);
  await cure.getByRole('button', { name: delivery('cure.ehfAgain') }).click();
  await expect
    .poll(async () => (await arrivedAt(request, number)).map(({ status }) => status), {
      timeout: 30_000,
    })
    .toEqual(['REJECTED', 'REJECTED']);

  await behave(request, 'ok');
  await creditWhole(page);
  await page.goto(`${nina.home}/invoicemore/invoice/${id}`);
  await page.getByRole('link', { name: own('action.amend') }).click();
  await expect(page).toHaveURL(/invoice-creation\/inv_/);
  const copy = page.url().match(/inv_\w+/)?.[0] ?? '';
  const reference = page.getByLabel(word('fields.invoices.buyerReference'));
  await expect(reference).toHaveValue('Avdeling 7');
  await reference.fill('PO-4711');
  await send.click();
  await expectStatus(page, spoken, 'SUBMITTED');
  await approveInvoice(request, copy);
  await expectStatus(page, spoken, 'PUBLISHED');
  await expect(page.getByText(word('fields.invoices.ehfSentAt'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: own('action.more') }).click();
  const file = page.getByRole('menuitem', { name: own('action.xml') });
  await expect(file).toBeVisible();
  const xml = await request.get((await file.getAttribute('href')) ?? '');
  expect(await xml.text()).toContain('<cbc:BuyerReference>PO-4711</cbc:BuyerReference>');
  await page.keyboard.press('Escape');

  const rejected = expect.objectContaining({ status: 'REJECTED', reason });
  const delivered = expect.objectContaining({ status: 'DELIVERED' });
  expect(await arrivedAt(request, number)).toEqual([rejected, rejected]);
  expect(await arrivedAt(request, number.replace(/-\d+$/, '-K1'))).toEqual([delivered]);
  expect(await arrivedAt(request, await numberOn(page))).toEqual([delivered]);
});
