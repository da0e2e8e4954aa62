// Goal: a person and a team set up their accounts, with each setting on a page that shows its state.
// Method: new users, at both widths and in both themes.
import { type APIRequestContext, expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { pdfOf } from '../support/pdf-of.ts';
import { makePhone, proveIt } from './steps/second-level.ts';
import { ask } from './support/ask.ts';
import { askOperator } from './support/ask-operator.ts';
import { goWithin } from './support/go-within.ts';
import { identify } from './support/identify.ts';
import { mailTo } from './support/inbox.ts';
import { type Freelancer, makeNewcomer } from './support/make-freelancer.ts';
import { password } from './support/people.ts';
import { disguised, pictureOfReceipt } from './support/receipts.ts';
import { lookAt } from './support/screen.ts';
import { homeOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const ACCOUNTS = 'portal/modules/accounts';
const IDENTITY = 'portal/modules/identity';

/** A new team of a user, and a session in it. */
async function makeBand(request: APIRequestContext, { lastName, token }: Freelancer) {
  const name = `Korpset ${lastName}`;
  const create = { input: { attributes: { name, tag: 'MARCHING_BAND' } } };
  const { account } = await ask<{ account: { id: string } }>(
    ...([request, 'CreateTeam', 'createTeamAccount', create, token] as const),
  );
  const input = { id: account.id };
  const session = await ask<{ token: string }>(
    ...([request, 'SwitchAccount', 'switchAccount', { input }, token] as const),
  );
  return { name, token: session.token };
}

// Requirements: A2.108, A4.23, A4.24, A4.25
test('a picture is chosen, previewed, uploaded and removed', async ({ atPortal, request }) => {
  const say = words(spoken);
  const label = say('words', 'fields.update_account.symbol');
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/account/settings/account-info`);
  await page.getByRole('button', { name: say(ACCOUNTS, 'info.addWhat', { what: label }) }).click();
  const popup = page.getByRole('dialog', { name: label });
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await popup.getByRole('button', { name: say('portal/ui', 'files.pickOne') }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ ...disguised, mimeType: 'image/png' });
  await popup.getByRole('button', { name: say('words', 'actions.update_account.submit') }).click();
  await expect(popup.getByText(say('words', 'errors.INVALID.symbol'))).toBeVisible();
  const mine = await pictureOfReceipt('meg.png');
  await choose(mine);
  await expect(popup.getByText(say('words', 'errors.INVALID.symbol'))).toBeHidden();
  const preview = popup.getByRole('figure', { name: say(ACCOUNTS, 'pictures.new') });
  await expect(preview.locator('img[src^="data:image/"]')).toBeVisible();
  await popup.getByRole('button', { name: say(ACCOUNTS, 'pictures.removeUpload') }).click();
  await expect(preview).toHaveCount(0);
  await choose(mine);
  await expect(preview).toBeVisible();
  await lookAt(page, 'portal-account-picture');
  await popup.getByRole('button', { name: say('words', 'actions.update_account.submit') }).click();
  await expect(popup).toBeHidden();
  const shown = page.locator('img[src^="/files/"]');
  await expect(shown.first()).toBeVisible();
  await lookAt(page, 'portal-account-with-picture');
  await page
    .getByRole('button', { name: say(ACCOUNTS, 'info.changeWhat', { what: label }) })
    .click();
  const remove = say('words', 'actions.destroy_account_symbol.submit');
  await popup.getByRole('button', { name: remove }).click();
  await page
    .getByRole('dialog', { name: say('words', 'actions.destroy_account_symbol.title') })
    .getByRole('button', { name: remove })
    .click();
  await expect(shown).toHaveCount(0);
});

// Requirements: A2.120, A2.137, A4.3
test('one session is ended, the deletion of the account is scheduled and cancelled', async ({
  atPortal,
  request,
}) => {
  const say = words(spoken);
  const nina = await makeNewcomer(request);
  const input = { email: nina.email, password };
  await ask(request, 'CreateSession', 'createSession', { input });
  const page = await atPortal(nina.token, `${nina.home}/account/settings/authentication`);
  await expect(
    page.getByText(say(IDENTITY, 'security.sessions.here'), { exact: true }),
  ).toBeVisible();
  await lookAt(page, 'portal-security-sessions');
  const unknown = say(IDENTITY, 'security.sessions.unknown');
  const end = say(IDENTITY, 'security.sessions.endWhat', { what: unknown });
  await page.getByRole('button', { name: end }).first().click();
  await expect(page.getByText(say(IDENTITY, 'security.sessions.only'))).toBeVisible();

  const submit = say('words', 'actions.delete_account.submit');
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('dialog').getByRole('button', { name: submit }).click();
  await proveIt(page, request, spoken, makePhone(), true);
  await expect(page.getByRole('heading', { name: say(ACCOUNTS, 'deletion.title') })).toBeVisible();
  await lookAt(page, 'portal-scheduled-deletion');
  await page
    .getByRole('button', { name: say('words', 'actions.cancel_account_deletion.submit') })
    .click();
  await expect(page).not.toHaveURL(/scheduled-deletion/);
});

test('a user downloads all their data', async ({ atPortal, request }) => {
  const say = words(spoken);
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/account/settings/account-info`);
  const make = say('words', 'actions.create_data_export.submit');
  await page.getByRole('button', { name: make }).dblclick();
  const link = page.getByRole('link', { name: say(ACCOUNTS, 'export.download') });
  await expect(link).toBeVisible();
  await lookAt(page, 'portal-data-export');
  const mail = await mailTo(request, nina.email, /dataene dine|your data/);
  const address = (await link.getAttribute('href')) ?? '';
  const files = unzipSync(await (await request.get(address)).body());
  const data: Record<string, { email?: string }[]> = JSON.parse(
    strFromU8(files['data.json'] ?? new Uint8Array()),
  );
  expect(data.users).toMatchObject([{ email: nina.email }]);
  expect(JSON.stringify(data)).not.toContain('password');
  expect(mail.links.some((one) => one.includes('/account/settings/account-info'))).toBe(true);
});

// Requirements: A2.122, A2.123, A2.138, A2.139, A4.26, A5.20
test('a team uploads policy documents', async ({ atPortal, request }) => {
  const say = words(spoken);
  const own = (key: string, values = {}) => say(ACCOUNTS, `policy.${key}`, values);
  const nina = await makeNewcomer(request);
  const alone = await atPortal(nina.token, `${nina.home}/account/settings/policy-documents`);
  await expect(alone.getByText(say('portal/ui', 'noAccess.teamsOnly.title'))).toBeVisible();
  const { name, token } = await makeBand(request, nina);
  const home = await homeOf(request, token);
  const page = await atPortal(token, `${home}/account/settings/policy-documents`);
  await lookAt(page, 'portal-policy-empty');
  await page.getByRole('button', { name: own('add') }).click();
  const drawer = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await drawer.getByRole('button', { name: say('portal/ui', 'files.pick') }).click();
  const pdf = { mimeType: 'application/pdf', buffer: pdfOf() };
  await (await chooser).setFiles([
    { ...pdf, name: 'Reglement.pdf' },
    { ...disguised, name: 'Notat.pdf' },
  ]);
  // The second upload is delayed until the test releases it.
  const [stored, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sent: string[] = [];
  await page.route('**/graphql', async (route) => {
    const isOne = route.request().postData()?.includes('"CreatePolicyDocument"');
    if (isOne && sent.push('one') === 2) {
      stored.resolve();
      await released.promise;
    }
    await route.continue();
  });
  await drawer
    .getByRole('button', { name: say('words', 'actions.create_policy_document.submit') })
    .click();
  const uploading = drawer.getByRole('progressbar', { name: own('uploading') });
  await stored.promise;
  await expect(uploading).toBeVisible();
  released.resolve();
  await expect(drawer.getByRole('alert')).toContainText('Notat.pdf');
  await expect(uploading).toHaveCount(0);
  await lookAt(page, 'portal-policy-refused');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Reglement.pdf' })).toBeVisible();
  await lookAt(page, 'portal-policy');
  await page.getByRole('button', { name: own('remove', { name: 'Reglement.pdf' }) }).click();
  const submit = say('words', 'actions.destroy_policy_document.submit');
  await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click();
  await expect(page.getByRole('link', { name: 'Reglement.pdf' })).toHaveCount(0);
  const info = `${home}/account/settings/account-info`;
  await goWithin(page, info);
  await lookAt(page, 'portal-org-info');
  // A summary of the team.
  await goWithin(page, `${info}?popup=team-info`);
  const about = say(ACCOUNTS, 'about.title', { name });
  await expect(page.getByRole('dialog', { name: about })).toContainText(nina.name);
  await page.keyboard.press('Escape');
  // The owner can delete it after a confirmation.
  const remove = say(ACCOUNTS, 'deletion.team');
  await page.getByRole('button', { name: remove }).click();
  const requested = page.getByRole('dialog', { name: remove });
  await expect(requested).toContainText(say('words', 'actions.delete_account.description'));
  await requested.getByRole('button', { name: say('portal/ui', 'cancel'), exact: true }).click();
  await expect(requested).toBeHidden();
});

// Requirements: A2.35, A2.41, A2.106, A2.121, A3.4, A3.5
test('a team gets a plan in the console, and its own colours', async ({
  atPortal,
  atConsole,
  request,
}) => {
  const own = (key: string, values = {}) => words(spoken)(`${ACCOUNTS}/plan`, key, values);
  const nina = await makeNewcomer(request);
  const { name, token } = await makeBand(request, nina);
  const home = await homeOf(request, token);
  const page = await atPortal(token, `${home}/account/settings/subscriptions`);
  await expect(page.getByRole('heading', { name: own('subscriptions.none') })).toBeVisible();
  const asks = page.getByRole('link', { name: own('ask.plan', { plan: 'Small' }) });
  await expect(asks).toHaveAttribute('href', /^mailto:.*Small/);
  await lookAt(page, 'portal-no-plan');
  await goWithin(page, `${home}/account/settings/payment-plan`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('paymentPlan.otherTitle'));

  const say = words(spoken);
  const { accounts } = await askOperator<{ accounts: { nodes: { id: string }[] } }>(
    request,
    'query ($name: String!) { accounts(filter: { name: { equalTo: $name } }) { nodes { id } } }',
    { name },
  );
  const consolePage = await atConsole('drift', `/admin/accounts/${accounts.nodes[0]?.id}/show`);
  await lookAt(consolePage, 'admin-team');
  await consolePage
    .getByRole('button', { name: say('words', 'actions.set_account_plan.submit') })
    .click();
  const form = consolePage.getByRole('dialog');
  await form.getByRole('combobox').first().click();
  await consolePage.getByRole('option', { name: 'Small 1295' }).click();
  await lookAt(consolePage, 'admin-set-plan');
  await form.getByRole('button', { name: say('words', 'actions.set_account_plan.submit') }).click();
  await expect(form).toBeHidden();
  await consolePage
    .getByRole('button', { name: say('words', 'actions.set_account_features.submit') })
    .click();
  await lookAt(consolePage, 'admin-set-features');
  await consolePage.keyboard.press('Escape');

  await goWithin(page, `${home}/account/settings`);
  await expect(page.getByRole('link', { name: own('paymentPlan.title') })).toBeVisible();
  await lookAt(page, 'portal-team-settings');
  await page
    .getByRole('link', { name: words(spoken)('words', 'nouns.plan_subscriptions.one') })
    .click();
  const meters = page.getByRole('meter');
  await expect(meters.first()).toHaveAttribute('value', '1');
  await expect(meters.last()).toHaveAttribute('value', '0');
  await expect(page.getByText(own('usage.teamUsers.full'))).toBeVisible();
  await lookAt(page, 'portal-subscription');
  await page.getByRole('link', { name: own('subscriptions.howPaid') }).click();
  await expect(page.getByText(own('paymentMethods.invoiceText'))).toBeVisible();
  await lookAt(page, 'portal-payment-methods');
  await goWithin(page, `${home}/account/settings/payment-plan`);
  await expect(page.getByRole('listitem').filter({ hasText: own('current') })).toContainText(
    'Small',
  );
  await lookAt(page, 'portal-payment-plan');

  const label = words(spoken)('words', 'fields.update_account.theme');
  await goWithin(page, `${home}/account/settings/account-info`);
  await page
    .getByRole('button', { name: words(spoken)(ACCOUNTS, 'info.addWhat', { what: label }) })
    .click();
  const theme = page.getByRole('dialog', { name: label });
  const field = (name: string) =>
    theme.getByLabel(words(spoken)('words', `fields.update_account.${name}`), { exact: true });
  await field('primary').fill('#8a1c2b');
  await field('primaryContrast').fill('#b05060');
  await field('font').selectOption('Lora');
  const save = theme.getByRole('button', {
    name: words(spoken)('words', 'actions.update_account.submit'),
  });
  await save.click();
  await expect(field('primaryContrast')).toHaveAccessibleDescription(
    words(spoken)('words', 'errors.INVALID.primaryContrast'),
  );
  await field('primaryContrast').fill('#ffffff');
  await page.reload();
  await page
    .getByRole('button', { name: words(spoken)(ACCOUNTS, 'info.addWhat', { what: label }) })
    .click();
  await expect(field('primary')).toHaveValue('#8a1c2b');
  await expect(field('font')).toHaveValue('LORA');
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Team Lora"'))).toBe(true);
  await lookAt(page, 'portal-theme');
  await save.click();
  await expect(theme).toBeHidden();
  await expect(page.getByText('#8A1C2B, Lora')).toBeVisible();
  await lookAt(page, 'portal-team-with-theme');
});

// Requirements: A6.34
test('the leader of an organisation verifies the number of a team', async ({
  atPortal,
  request,
}) => {
  const say = words(spoken);
  const own = (key: string) => say(ACCOUNTS, `info.${key}`);
  const nina = await makeNewcomer(request);
  const attributes = { name: `Sjømaten ${nina.lastName}`, organizationNumber: '310714135' };
  const { account } = await ask<{ account: { id: string } }>(
    ...([request, 'CreateTeam', 'createTeamAccount', { input: { attributes } }] as const),
    nina.token,
  );
  const { token } = await ask<{ token: string }>(
    ...([request, 'SwitchAccount', 'switchAccount', { input: { id: account.id } }] as const),
    nina.token,
  );
  const home = await homeOf(request, token);
  const page = await atPortal(token, `${home}/account/settings/account-info`);
  await expect(page.getByText(own('claimed'))).toBeVisible();
  await expect(
    page.getByRole('link', { name: say('words', 'actions.criipto_verify.title') }),
  ).toBeVisible();
  await lookAt(page, 'portal-org-claimed');

  await identify(request, nina, nina.token);
  await page.reload();
  const verify = page.getByRole('button', { name: own('claimVerify') });
  await verify.click();
  const refused = say('words', 'errors.ORGANIZATION_ROLE_CHECK_FAILED.organizationNumber');
  await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
  await lookAt(page, 'portal-org-not-leading');

  const leader = { firstName: 'Geir', lastName: 'Sætre' };
  await identify(request, leader, nina.token, '090971');
  await verify.click();
  await expect(
    page.getByText(say('words', 'actions.verify_own_organization.success')),
  ).toBeVisible();
  await expect(page.getByText(own('verified'), { exact: true })).toBeVisible();
  await expect(verify).toHaveCount(0);
  await lookAt(page, 'portal-org-verified');
});
