// Goal: a user identifies with an e-ID and returns to the page they came from, whatever the outcome.
// Method: new users, and the test persons of the sandbox.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { makeNewcomer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { enter } from './support/sign-in.ts';
import { type AtPortal, test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
/** The sandbox's own label. */
const NEW = /Ny person|New person/;
const own = (key: string) => say('portal/modules/e-id', key);
const action = (key: string) => say('words', `actions.${key}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** A new user on the page where identification starts. */
async function setOut(atPortal: AtPortal, request: APIRequestContext) {
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/account/settings/account-info`);
  await page.getByRole('link', { name: action('criipto_verify.title') }).click();
  await expect(heading(page, action('criipto_verify.title'))).toBeVisible();
  return { nina, page };
}

const leave = (page: Page) =>
  page.getByRole('button', { name: action('criipto_verify.submit') }).click();
const be = (page: Page, person: string) => page.getByRole('link', { name: person }).click();

/** Identifies as a new test person of the sandbox. Returns the name. */
async function becomeNewUser(page: Page): Promise<string> {
  const link = page.getByRole('link').filter({ hasText: NEW });
  const [, name = ''] = await link.locator('span').allTextContents();
  await link.click();
  return name;
}

// Requirements: A1.20, A2.20, A2.109, A2.110, A8.89, B2.9, B4.21
test('a user identifies with an e-ID, and with a second one', async ({ atPortal, request }) => {
  const { nina, page } = await setOut(atPortal, request);
  await lookAt(page, 'portal-e-id-countries');
  await leave(page);
  await expect(page.getByRole('link', { name: 'Silje Marie Dal' })).toBeVisible();
  await lookAt(page, 'sandbox-e-id-choose');
  const name = await becomeNewUser(page);
  await expect(page.getByText(action('criipto_verify.success'))).toBeVisible();
  await expect(page.getByText(/^\d{6}\*{5}$/)).toBeVisible();
  await expect(page.getByRole('definition').getByText(name)).toBeVisible();
  expect(page.url()).not.toContain('#');
  await lookAt(page, 'portal-e-id-known');

  await page.getByRole('link', { name: own('add') }).click();
  await leave(page);
  const second = await becomeNewUser(page);
  const submit = `${action('set_default_identity.submit')}: ${second}`;
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText(action('set_default_identity.success'))).toBeVisible();
  await expect(page.getByRole('definition').getByText(second)).toBeVisible();
  await lookAt(page, 'portal-e-id-two');

  await page.goto(`${nina.home}/invoicemore/freelance-profile-wizard`);
  await expect(
    page.getByRole('region', { name: say('portal/modules/payout/settings', 'known.title') }),
  ).toContainText(second);
  await expect(
    page.getByLabel(say('words', 'fields.freelance_profiles.salaryTaxPercent')),
  ).toBeVisible();
  await expect(
    page.getByLabel(say('words', 'fields.freelance_profiles.personalNumber')),
  ).toBeHidden();
  await lookAt(page, 'portal-e-id-profile');
});

test('a refused, cancelled or already used e-ID is reported, and changes nothing', async ({
  atPortal,
  request,
}) => {
  const { page } = await setOut(atPortal, request);
  await leave(page);
  await be(page, 'Nora Avvist');
  await expect(heading(page, own('return.refusedTitle'))).toBeVisible();
  await lookAt(page, 'portal-e-id-refused');
  await page.getByRole('link', { name: own('return.again') }).click();
  await leave(page);
  await be(page, 'Arne Angrer');
  await expect(heading(page, own('return.cancelledTitle'))).toBeVisible();
  await page.getByRole('link', { name: own('return.again') }).click();
  await leave(page);
  const link = page.getByRole('link').filter({ hasText: NEW });
  const { search } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  await expect(page.getByText(/^\d{6}\*{5}$/)).toBeVisible();

  const other = await makeNewcomer(request);
  await enter(page, other.token, `${other.home}/common/bank-id-verification`);
  await leave(page);
  await link.waitFor();
  await page.goto(`${page.url()}/as${search}`);
  await expect(heading(page, own('return.takenTitle'))).toBeVisible();
});

test('identification during another task returns to it, also after a second attempt', async ({
  atPortal,
  request,
}) => {
  const nina = await makeNewcomer(request);
  const draft = `${nina.home}/invoicemore/invoice-creation`;
  const wizard = `${nina.home}/invoicemore/freelance-profile-wizard?back=${encodeURIComponent(draft)}`;
  const page = await atPortal(nina.token, wizard);
  await page.getByRole('link', { name: action('criipto_verify.title') }).click();
  await leave(page);
  await be(page, 'Arne Angrer');
  await page.getByRole('link', { name: own('return.again') }).click();
  await leave(page);
  await becomeNewUser(page);
  await expect(page.getByText(action('criipto_verify.success'))).toBeVisible();
  expect(page.url()).toContain(wizard);
});

// Requirements: A2.17, A7.53, B2.9
test('a response that was not requested, comes after the log-out or meets an unavailable e-ID is reported', async ({
  atPortal,
  request,
}) => {
  const { nina, page } = await setOut(atPortal, request);
  const back = `/v2/${spoken}/common/identity-provider`;
  await page.goto(`${back}#code=stolen&state=foreign`);
  await expect(heading(page, own('return.lostTitle'))).toBeVisible();
  expect(page.url()).not.toContain('stolen');

  await enter(page, nina.token, `${nina.home}/common/bank-id-verification`);
  await leave(page);
  await page.getByRole('link', { name: 'Silje Marie Dal' }).waitFor();
  const setFault = (fault: string) =>
    request.post('/sandbox/api/faults', { data: { service: 'eid', fault } });
  await page.evaluate(() => sessionStorage.removeItem('honorar.token'));
  await be(page, 'Silje Marie Dal');
  await expect(heading(page, action('destroy_session.success'))).toBeVisible();

  await enter(page, nina.token, `${nina.home}/common/bank-id-verification`);
  await leave(page);
  await page.route('**/graphql', async (route) => {
    await setFault('down');
    await route.continue();
  });
  await be(page, 'Silje Marie Dal');
  await expect(heading(page, own('return.awayTitle'))).toBeVisible();
  await setFault('ok');
});
