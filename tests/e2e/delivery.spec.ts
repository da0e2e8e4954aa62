import { expect } from '@playwright/test';
import { decide } from './steps/operate.ts';
import { expectStatus } from './steps/write-invoice.ts';
import { ask } from './support/ask.ts';
import { expectAccessible } from './support/axe.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { approveInvoice, submitInvoice, writeInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

// An undelivered invoice is never shown as delivered, and can be corrected where its failure is shown.
const say = words(spoken);
const MODULE = 'portal/modules/invoicing';
const own = (key: string, values?: Record<string, string>) => say(MODULE, key, values);

type Request = Parameters<typeof makeFreelancer>[0];

/** Removes the email address of the first client. */
async function loseAddress(request: Request, token: string): Promise<void> {
  type Page = { items: { id: string }[] };
  const wanted = <Answer>(name: string, field: string, variables: object) =>
    ask<Answer>(request, name, field, variables, token);
  const profiles = await wanted<Page>('Writing', 'freelanceProfiles', {});
  const freelanceProfileId = profiles.items[0]?.id;
  const clients = await wanted<Page>('ClientChoices', 'clients', {
    freelanceProfileId,
    search: null,
  });
  const attributes = { email: null, preferredDeliveryMethod: 'EHF' };
  await wanted('UpdateClient', 'updateClient', { input: { id: clients.items[0]?.id, attributes } });
}

// Requirements: A9.25
test('a client without an address is reported before the invoice is submitted', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  await loseAddress(request, nina.token);
  const id = await writeInvoice(request, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice-creation/${id}`);
  const requested = page.getByRole('region', {
    name: say('portal/modules/invoicing/draft', 'delivery.ask'),
  });
  await expect(requested).toContainText(
    say('portal/modules/invoicing/draft', 'delivery.missing', { name: nina.client }),
  );
  await expectAccessible(page);
  const send = page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') });
  await send.click();
  const refusal = say('words', 'errors.CLIENT_EMAIL_MISSING');
  await expect(page.getByText(refusal)).toHaveCount(2);
  await requested
    .getByRole('button', { name: say('portal/modules/invoicing/draft', 'delivery.byHand') })
    .click();
  await expect(
    page.getByText(say('portal/modules/invoicing/draft', 'delivery.NONE')),
  ).toBeVisible();
  await expect(page.getByText(refusal)).toHaveCount(0);
  await send.click();
  await expectStatus(page, spoken, 'SUBMITTED');
  // The agreement on an assignment has its own amounts.
  await page.getByRole('link', { name: own('fact.agreement') }).click();
  const agreed = page.getByRole('region', {
    name: say('portal/modules/payout/agreement', 'agreed.title'),
  });
  await expect(agreed).toContainText(id);
  await expect(agreed.getByRole('table')).toBeVisible();
  await lookAt(page, 'portal-agreement-assignment');
});

test('a failed delivery shows the reason, is corrected in place, and leaves the queue', async ({
  atPortal,
  request,
  atConsole,
}) => {
  test.slow();
  const [nina, per] = [await makeFreelancer(request), await makeFreelancer(request)];
  const submitted = async ({ token }: { token: string }) => {
    const id = await submitInvoice(request, token);
    await loseAddress(request, token);
    return id;
  };
  const [hers, his] = [await submitted(nina), await submitted(per)];
  await approveInvoice(request, his);

  const page = await atPortal(nina.token, `${nina.home}/invoicemore/invoice/${hers}`);
  await expectStatus(page, spoken, 'SUBMITTED');
  await approveInvoice(request, hers);
  const failed = say('portal/app', 'news.SENDING_FAILED', { client: nina.client });
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  const arrived = say('portal/app', 'news.SENT', { client: nina.client });
  await expect(page.getByText(arrived)).toHaveCount(0);
  await expectStatus(page, spoken, 'UNDELIVERED');
  const path = page.getByRole('list', { name: own('view.path') });
  await expect(path).toContainText(say('words', 'values.DeliveryFailure.NO_ADDRESS'));
  await expect(path).not.toContainText(say('words', 'values.InvoiceStatus.PUBLISHED'));
  await expectAccessible(page);
  await page
    .getByRole('button', { name: say('portal/modules/invoicing/delivery', 'cure.mend.NO_ADDRESS') })
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(say('words', 'fields.clients.email')).fill(`ny-${nina.email}`);
  await drawer.getByRole('button', { name: say('words', 'actions.update_client.submit') }).click();
  await expectStatus(page, spoken, 'PUBLISHED');
  await expect(page.getByText(`ny-${nina.email}`)).toBeVisible();

  await atPortal(per.token, `${per.home}/invoicemore/invoice/${his}`);
  await expectStatus(page, spoken, 'UNDELIVERED');
  const number = (await page.getByRole('heading', { level: 1 }).textContent())?.match(
    /[\d-]+$/,
  )?.[0];
  const review = await atConsole('kontroll', '/admin/queue/deliveries');
  const row = review.getByRole('listitem').filter({ hasText: number ?? 'no number' });
  await expect(row).toHaveCount(1);
  await lookAt(review, 'admin-queue-deliveries');
  await row.getByRole('button', { name: say('words', 'actions.settle_delivery.submit') }).click();
  await decide(review, spoken, 'settle_delivery');
  await expect(row).toHaveCount(0);
  await expectStatus(page, spoken, 'BY_HAND');
});
