// Goal: an impersonating operator sees it all the time, and can change neither money nor sign-in.
// Method: an operator impersonates a new user on the screens of money and sign-in.
import { expect } from '@playwright/test';
import { impersonate } from './steps/impersonate.ts';
import { giveRequiredCode } from './steps/operate.ts';
import { ask } from './support/ask.ts';
import { askOperator } from './support/ask-operator.ts';
import { goWithin } from './support/go-within.ts';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const app = (key: string) => say('portal/app', key);

// Requirements: A1.28, B6.7
test('an impersonating operator sees a banner, and ends the session', async ({
  atPortal,
  request,
}) => {
  const nina = await makeNewcomer(request);
  const token = await impersonate(request, nina.home.split('/').at(-1) ?? '');
  const page = await atPortal(token, `${nina.home}/account/settings/account-info`);
  const banner = page.getByRole('region', { name: app('impersonation.label') });
  await expect(banner).toContainText(nina.name);
  await expect(banner).toContainText('Drift');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lookAt(page, 'portal-impersonation');
  await banner.getByRole('button', { name: app('impersonation.end') }).click();
  await expect(page).toHaveURL(/login\/existing-user/);
});

test('an ended impersonation is explained at the log-in', async ({ atPortal, request }) => {
  const nina = await makeNewcomer(request);
  const token = await impersonate(request, nina.home.split('/').at(-1) ?? '');
  const page = await atPortal(token, `${nina.home}/account/settings/account-info`);
  await expect(page.getByRole('region', { name: app('impersonation.label') })).toBeVisible();
  await ask(request, 'DestroySession', 'destroySession', { input: {} }, token);
  await expect(
    page.getByText(say('portal/modules/identity', 'existing.reason.impersonation')),
  ).toBeVisible();
  await lookAt(page, 'portal-impersonation-over');
});

test('an impersonating operator cannot change money or sign-in, and sees the reason', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const token = await impersonate(request, nina.home.split('/').at(-1) ?? '');
  const settings = `${nina.home}/account/settings`;
  const page = await atPortal(token, `${settings}/payout-settings`);
  const reason = page.getByText(app('impersonation.ownerOnly'));
  const payout = (key: string) => say('portal/modules/payout/settings', key);
  await expect(
    page.getByRole('button', { name: say('words', 'actions.create_bank_account.submit') }),
  ).toBeDisabled();
  await expect(page.getByRole('button', { name: payout('card.edit') })).toBeDisabled();
  await expect(reason.first()).toBeVisible();
  await lookAt(page, 'portal-impersonation-payout');
  // On a phone the reason does not make the heading wrap.
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBeLessThan(50);
  await page.setViewportSize(wide ?? { width: 1440, height: 900 });
  await goWithin(page, `${settings}/account-info`);
  const identify = say('words', 'actions.criipto_verify.title');
  const another = say('portal/modules/e-id', 'add');
  await expect(
    page.getByRole('button', { name: identify }).or(page.getByRole('button', { name: another })),
  ).toBeDisabled();
  await goWithin(page, `${settings}/authentication`);
  const security = (key: string) => say('portal/modules/identity', `security.${key}`);
  const elsewhere = say('words', 'actions.destroy_other_sessions.submit');
  for (const name of [security('password.submit'), security('phones.add'), elsewhere]) {
    await expect(page.getByRole('button', { name }), name).toBeDisabled();
  }
  await goWithin(page, `${nina.home}/invoicemore/invoice-creation`);
  await expect(
    page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') }),
  ).toBeDisabled();
  await expect(
    page.getByRole('combobox', { name: say('words', 'fields.invoices.bankAccountId') }),
  ).toBeDisabled();
  await expect(
    page.getByRole('combobox', { name: say('words', 'nouns.clients.one') }),
  ).toBeEnabled();
  await lookAt(page, 'portal-impersonation-draft');
});

test('the console opens the account at once, with its banner', async ({ atConsole, request }) => {
  test.setTimeout(180_000);
  const nina = await makeNewcomer(request);
  const logIn = say('words', 'actions.impersonate_account.submit');
  const slug = nina.home.split('/').at(-1) ?? '';
  const { accounts } = await askOperator<{ accounts: { nodes: { id: string }[] } }>(
    request,
    'query ($slug: String!) { accounts(filter: { slug: { equalTo: $slug } }) { nodes { id } } }',
    { slug },
  );
  const page = await atConsole('drift', `/admin/accounts/${accounts.nodes[0]?.id}/show`);
  await page.getByRole('button', { name: logIn }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('words', 'fields.impersonate_account.reason')).fill('Hun ringte');
  const opened = page.context().waitForEvent('page', { timeout: 120_000 });
  await dialog.getByRole('button', { name: logIn }).click();
  // The dialog stays, with a link for browsers that hold the tab back.
  await giveRequiredCode(page, spoken, 'drift', () => dialog.getByRole('link').isVisible());
  const portal = await opened;
  await expect(portal).toHaveURL(new RegExp(`${nina.home}/account/settings/account-info$`));
  const banner = portal.getByRole('region', { name: app('impersonation.label') });
  await expect(banner).toContainText(nina.name);
  await page.bringToFront();
  await lookAt(page, 'admin-impersonated');
});
