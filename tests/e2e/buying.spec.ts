// Goal: a team sees its purchases, overdue ones, refunds and suppliers, pays from the page of a purchase, and sees at once that it
// is paid; others read why they have no access. Method: the demo's concert hall, an owner of it, and the sandbox's bank.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask } from './support/ask.ts';
import { atHall } from './support/at-hall.ts';
import { expectAccessible } from './support/axe.ts';
import { goWithin } from './support/go-within.ts';
import { makeNewcomer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { homeOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const word = (key: string) => say('words', key);
const own = (key: string, values?: Record<string, string>) =>
  say('portal/modules/purchases', key, values);

const openFirst = async (page: Page) => {
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await row.getByRole('link').first().click();
};

/** Pays the amount on a page in the payer's bank. */
async function payInBank(page: Page, request: APIRequestContext): Promise<void> {
  const copied = async (label: string) =>
    (await page
      .getByRole('definition')
      .filter({ has: page.getByRole('button', { name: label }) })
      .textContent()) ?? '';
  const kid = (await copied(word('fields.invoices.kid'))).replace(/\D/g, '');
  const amount = (await copied(say('portal/modules/invoicing/public', 'total').toLowerCase()))
    .replace(/[^\d,.]/g, '')
    .replace(',', '.');
  const day = new Date().toISOString().slice(0, 10);
  const form = { kid, amount, day, kind: 'RIGHT' };
  expect((await request.post('/sandbox/api/bank', { form })).status()).toBe(200);
}

// Requirements: A1.14, B2.38
test('a team sees its purchases, overdue ones, refunds and suppliers', async ({
  atPortal,
  request,
}) => {
  test.slow();
  const { token, home } = await atHall(request);
  const page = await atPortal(token, `${home}/payoutmore/purchases`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('nouns.purchases.many'));
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'portal-purchases-all');

  await goWithin(page, `${home}/payoutmore/purchases?isOverdue=true`);
  const late = word('fields.purchases.isOverdue');
  await expect(page.getByRole('row').nth(1)).toContainText(late);
  await expect(
    page.getByRole('cell', { name: word('values.PaymentStatus.FULL'), exact: true }),
  ).toHaveCount(0);
  await openFirst(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/);
  await expect(
    page.getByRole('region', { name: say('portal/modules/invoicing/public', 'pay') }),
  ).toBeVisible();
  await expect(page.getByText(late).first()).toBeVisible();
  const pdf = page.getByRole('link', { name: say('portal/modules/invoicing/public', 'pdf') });
  const file = await request.get((await pdf.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await expectAccessible(page);
  await lookAt(page, 'portal-purchase');

  await payInBank(page, request);
  await expect(page.getByText(word('values.PaymentStatus.FULL')).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(say('portal/modules/invoicing/public', 'settledPaid'))).toBeVisible();
  await lookAt(page, 'portal-purchase-paid');

  await goWithin(page, `${home}/payoutmore/purchases/refunds`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'portal-purchases-refunds');
  await openFirst(page);
  await expect(page.getByText(own('refund.lines'))).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'portal-refund');

  await goWithin(page, `${home}/payoutmore/purchases/by-supplier`);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'portal-purchases-by-supplier');
  await openFirst(page);
  await expect(
    page.getByRole('heading', { name: word('nouns.purchases.many'), level: 2 }),
  ).toBeVisible();
  await lookAt(page, 'portal-supplier');
});

// Requirements: B2.38
test('a team with an unverified number reads what to do, and a personal account that purchases are for teams', async ({
  atPortal,
  request,
}) => {
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/payoutmore/purchases`);
  await expect(page.getByText(say('portal/ui', 'noAccess.teamsOnly.title'))).toBeVisible();
  const create = { input: { attributes: { name: `Kor ${nina.lastName}`, tag: 'SPORTS' } } };
  const { account } = await ask<{ account: { id: string } }>(
    ...([request, 'CreateTeam', 'createTeamAccount', create, nina.token] as const),
  );
  const { token } = await ask<{ token: string }>(
    ...([
      request,
      'SwitchAccount',
      'switchAccount',
      { input: { id: account.id } },
      nina.token,
    ] as const),
  );
  const home = await homeOf(request, token);
  const team = await atPortal(token, `${home}/payoutmore/purchases`);
  await expect(team.getByRole('heading', { name: own('unverified.write.title') })).toBeVisible();
  await expectAccessible(team);
  await lookAt(team, 'portal-purchases-unverified');
  await team.getByRole('link', { name: own('unverified.write.action') }).click();
  await expect(team).toHaveURL(/account-info$/);
});
