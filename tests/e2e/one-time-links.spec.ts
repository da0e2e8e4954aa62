// Goal: opening a link of a mail does not use it, however often; clicking its button does.
// Method: the link is opened like a mail scanner does, in new browsers, then by the user.
import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import { useLink } from './steps/use-link.ts';
import { mailTo } from './support/inbox.ts';
import { makeNewcomer } from './support/make-freelancer.ts';
import { makeTeamWithJob } from './support/make-job.ts';
import { makePerson } from './support/make-person.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const app = (key: string) => say('portal/app', key);

async function call(request: APIRequestContext, query: string, input: object, token = '') {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const data = { query, variables: { input } };
  const answer = await (await request.post('/graphql', { data, headers })).json();
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

/** Opens a link like a mail scanner: runs the page, clicks nothing and leaves. */
async function check(browser: Browser, link: string, says: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (one) => sent.push(one.postData() ?? ''));
  await page.goto(link);
  await expect(page.getByText(says, { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent.join(' ')).not.toContain('UseSessionOtp');
  await context.close();
}

// Requirements: A7.41
test('a sign-in link survives mail scanners, and continues automatically where it was requested', async ({
  browser,
  page,
  request,
}) => {
  const nina = await makeNewcomer(request);
  const own = (key: string) => say('portal/modules/identity', key);
  const ask = async () => {
    await page.goto(`/v2/${spoken}/login/magic-link`);
    await page.getByLabel(say('words', 'fields.*.email'), { exact: true }).fill(nina.email);
    await page.getByRole('button', { name: own('magic.submit') }).click();
    await expect(page.getByRole('heading', { name: own('magic.sentTitle') })).toBeVisible();
    const { links } = await mailTo(request, nina.email, /Lenken din|Your link/);
    return links.find((one) => one.includes('token=')) ?? '';
  };
  const link = await ask();
  await check(browser, link, nina.email);
  await check(browser, link, nina.email);
  await page.goto(link);
  await expect(page.getByText(app('magicDone'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(nina.home));

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(
    elsewhere.getByRole('heading', { name: own('verification.deadTitle') }),
  ).toBeVisible();
});

test('a password reset link can be requested again', async ({ page, request }) => {
  const nina = await makeNewcomer(request);
  const own = (key: string) => say('portal/modules/identity', key);
  const links = async () => {
    const answer = await request.get('/sandbox/api/messages', { params: { to: nina.email } });
    return (await answer.json()).length as number;
  };
  await page.goto(`/v2/${spoken}/login/reset-password`);
  const email = page.getByLabel(say('words', 'fields.*.email'), { exact: true });
  await email.fill(`\u202a${nina.email}\u202c`);
  const before = await links();
  await page.getByRole('button', { name: own('reset.submit') }).click();
  await expect(page.getByRole('heading', { name: own('magic.sentTitle') })).toBeVisible();
  const text = say('portal/modules/identity', 'magic.sentText', { email: nina.email });
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect.poll(links).toBe(before + 1);
  await page.getByRole('button', { name: own('magic.again') }).click();
  await expect.poll(links).toBe(before + 2);
  await page.getByRole('button', { name: own('magic.other') }).click();
  await expect(page.getByRole('button', { name: own('reset.submit') })).toBeVisible();
});

test('an invitation to a team is not confirmed until its button is clicked', async ({
  browser,
  request,
}) => {
  const { token } = await makeTeamWithJob(request);
  const nils = makePerson();
  const { firstName, lastName, email } = nils;
  await call(
    request,
    'mutation ($input: AddAccountMemberInput!) { addAccountMember(input: $input) { errors { code path } } }',
    { email, firstName, lastName },
    token,
  );
  const { links } = await mailTo(request, email, /./);
  const link = links.find((one) => one.includes('token=')) ?? '';
  await check(browser, link, email);
  const members = await call(
    request,
    'query { members(perPage: 100) { items { email confirmed } } }',
    {},
    token,
  );
  expect(members.members.items).toContainEqual({ email, confirmed: false });
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await lookAt(page, 'one-time-link');
  await useLink(page, link);
  await expect(page.getByRole('button', { name: app('onboard.submit') })).toBeVisible();
});

test('a link that confirms an address needs a click in another browser', async ({
  browser,
  request,
}) => {
  const { email, firstName, lastName } = makePerson();
  await call(
    request,
    'mutation ($input: RegisterAccountInput!) { registerAccount(input: $input) { errors { code path } } }',
    {
      attributes: {
        email,
        firstName,
        lastName,
        language: spoken.toUpperCase(),
        marketingConsent: false,
        necessaryCookiesConsent: true,
      },
    },
  );
  const { links } = await mailTo(request, email, /./);
  const link = links.find((one) => one.includes('token=')) ?? '';
  await check(browser, link, email);
  const page = await (await browser.newContext()).newPage();
  await useLink(page, link, 'CONFIRM');
  await expect(page).toHaveURL(/settings\/payout-settings/);
});
