// Goal: a user changes their details and their authentication, with a second level where it is required.
// Method: new users, a member of a team, and SMS of the sandbox.
import { expect } from '@playwright/test';
import { people } from '#db/demo/people.ts';
import { makePhone, proveIt } from './steps/second-level.ts';
import { ask } from './support/ask.ts';
import { goWithin } from './support/go-within.ts';
import { codeTo, mailTo } from './support/inbox.ts';
import { makeNewcomer } from './support/make-freelancer.ts';
import { makePerson } from './support/make-person.ts';
import { password } from './support/people.ts';
import { lookAt } from './support/screen.ts';
import { homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { takePicture } from './support/take-picture.ts';
import { spoken, words } from './support/words.ts';

const IDENTITY = 'portal/modules/identity';
const ACCOUNTS = 'portal/modules/accounts';

/** The phone number in the demo data. */
const AMINAS_PHONE = people.find(({ phone }) => phone)?.phone ?? '';

// Requirements: A2.119, A2.132, A5.16, A8.8, A8.9
test('a new password needs a code, and ends the other sessions', async ({ atPortal, request }) => {
  const say = words(spoken);
  const own = (key: string) => say(IDENTITY, `security.${key}`);
  const error = (key: string) => say('words', `errors.${key}`);
  const field = (key: string) => say('words', `fields.update_user.${key}`);
  const nina = await makeNewcomer(request);
  const credentials = { input: { email: nina.email, password } };
  const other = await ask<{ token: string }>(
    request,
    'CreateSession',
    'createSession',
    credentials,
  );
  const page = await atPortal(nina.token, `${nina.home}/account/settings/authentication`);
  const first = page.getByLabel(field('password'), { exact: true });
  const again = page.getByLabel(field('passwordAgain'));
  const submit = page.getByRole('button', { name: own('password.submit') });
  await submit.click();
  await expect(page.getByText(error('BLANK.password'))).toBeVisible();
  await expect(first).toBeFocused();
  await first.fill('nytt passord');
  await again.fill('nytt passor');
  await submit.click();
  await expect(page.getByText(error('INVALID.passwordConfirmation'))).toBeVisible();
  await expect(again).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('nytt passor');
  await again.fill('nytt passord');
  await submit.click();
  const phone = makePhone();
  await proveIt(page, request, spoken, phone, true);
  await expect(page.getByText(own('password.doneTitle'))).toBeVisible();
  await expect(page.getByText(own('password.done'))).toBeVisible();
  await expect(first).toHaveValue('');
  await expect(page.getByText(own('phones.proven'), { exact: true })).toBeVisible();
  await lookAt(page, 'portal-security-proven');

  // A new address has to be confirmed by a link; until then the old one stays.
  const info = (key: string, values = {}) => say(ACCOUNTS, `info.${key}`, values);
  await goWithin(page, `${nina.home}/account/settings/account-info`);
  await page.getByRole('button', { name: info('changeWhat', { what: info('email') }) }).click();
  const popup = page.getByRole('dialog');
  const next = makePerson().email;
  await popup.getByRole('textbox').fill(next);
  await popup.getByRole('button', { name: say('words', 'actions.update_user.submit') }).click();
  await expect(page.getByText(info('emailSent'))).toBeVisible();
  await expect(page.getByRole('definition').getByText(nina.email)).toBeVisible();
  await expect(page.getByText(info('emailPending', { email: next }))).toBeVisible();
  const mail = await mailTo(request, next, /Bekreft den nye|Confirm your new/);
  expect(mail.links.some((one) => one.includes('token='))).toBe(true);

  const input = { email: nina.email, password: 'nytt passord' };
  await ask(request, 'CreateSession', 'createSession', { input });
  const answer = await request.post('/graphql', {
    data: { query: '{ session { id } }' },
    headers: { authorization: `Bearer ${other.token}` },
  });
  expect(await answer.text()).toContain('UNAUTHORIZED');
});

// Requirements: A2.112, A2.134, B2.27
test('a second phone is confirmed through the first', async ({ atPortal, request }) => {
  const say = words(spoken);
  const own = (key: string) => say(IDENTITY, key);
  const field = (key: string) => say('words', `fields.verify_phone_number.${key}`);
  const submit = (form: string) => say('words', `actions.${form}.submit`);
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/account/settings/authentication`);
  const add = async (phone: string) => {
    await page.getByRole('button', { name: own('security.phones.add') }).click();
    const form = page.getByRole('dialog', { name: own('security.phones.add') });
    await form.getByLabel(field('number')).fill(phone);
    await form.getByRole('button', { name: submit('send_sms_confirmation'), exact: true }).click();
    return form;
  };
  const finish = async (form: Awaited<ReturnType<typeof add>>, phone: string) => {
    const code = await codeTo(request, `+47${phone}`);
    await form.getByLabel(field('token'), { exact: true }).fill(code);
    await form.getByRole('button', { name: submit('verify_phone_number'), exact: true }).click();
    await expect(form).toBeHidden();
  };
  const proven = page.getByText(own('security.phones.proven'));
  const first = makePhone();
  const popupOfFirst = await add(first);
  await expect(popupOfFirst.getByLabel(field('token'), { exact: true })).toBeVisible();
  // A code that was requested can be entered after a reload, without another SMS.
  await page.reload();
  await expect(page.getByText(own('security.phones.sent'))).toBeVisible();
  await page.getByRole('button', { name: own('security.phones.prove'), exact: true }).click();
  await finish(popupOfFirst, first);
  await expect(proven).toHaveCount(1);
  // Amina confirmed hers long ago: a number gets no second code within half a minute, and a new session
  // has not confirmed any.
  const token = await tokenOf(request, 'amina');
  await atPortal(token, `${await homeOf(request, token)}/account/settings/authentication`);
  await expect(proven).not.toHaveCount(0);
  const before = await proven.count();
  const second = makePhone();
  const form = await add(second);
  await proveIt(page, request, spoken, AMINAS_PHONE, false);
  await finish(form, second);
  await expect(proven).toHaveCount(before + 1);
});

test('a mistyped phone number is removed from the list', async ({ atPortal, request }) => {
  const say = words(spoken);
  const own = (key: string, values = {}) => say(IDENTITY, key, values);
  const nina = await makeNewcomer(request);
  const phone = makePhone();
  const input = { countryCode: 'NO', number: phone };
  await ask(request, 'SendSmsConfirmation', 'sendSmsConfirmation', { input }, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/account/settings/authentication`);
  await expect(page.getByText(own('security.phones.sent'))).toBeVisible();
  const number = `+47\u00a0${phone.replace(/^(...)(..)(...)$/, '$1\u00a0$2\u00a0$3')}`;
  await page
    .getByRole('button', { name: own('security.phones.removeWhat', { number }), exact: true })
    .dblclick();
  await expect(page.getByText(say('words', 'actions.destroy_phone_number.success'))).toBeVisible();
  await expect(page.getByText(own('security.phones.none'))).toBeVisible();
  await lookAt(page, 'portal-security-no-phone');
});

test('on a phone a toast covers no primary button', async ({ atPortal, request }) => {
  const say = words(spoken);
  const nina = await makeNewcomer(request);
  const input = { countryCode: 'NO', number: makePhone() };
  await ask(request, 'SendSmsConfirmation', 'sendSmsConfirmation', { input }, nina.token);
  const page = await atPortal(nina.token, `${nina.home}/account/settings/authentication`);
  // The button is just above the tabs, where toasts would appear.
  await page.setViewportSize({ width: 390, height: 700 });
  const remove = page.getByRole('button', {
    name: say('words', 'actions.destroy_phone_number.submit'),
  });
  await remove.evaluate((one: HTMLElement) => one.click());
  const message = page.locator('[data-toast]');
  await expect(message).toBeVisible();
  const submit = page.getByRole('button', { name: say(IDENTITY, 'security.password.submit') });
  const isCovered = await submit.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  await takePicture(page, 'portal-message-390');
  expect(isCovered).toBe(false);
  await expect(message).toBeInViewport({ ratio: 1 });
});

// Requirements: A2.136, B2.29
test('a user ends their other sessions', async ({ atPortal, request }) => {
  const say = words(spoken);
  const nina = await makeNewcomer(request);
  const { token } = await ask<{ token: string }>(request, 'CreateSession', 'createSession', {
    input: { email: nina.email, password },
  });
  const page = await atPortal(nina.token, `${nina.home}/account/settings/authentication`);
  const submit = say('words', 'actions.destroy_other_sessions.submit');
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('dialog').getByRole('button', { name: submit }).click();
  await expect(
    page.getByText(say('words', 'actions.destroy_other_sessions.success'), { exact: true }),
  ).toBeVisible();
  const answer = await request.post('/graphql', {
    data: { query: '{ session { id } }' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.text()).toContain('UNAUTHORIZED');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(IDENTITY, 'security.title'));
});

// Requirements: A2.107, A2.131, A2.133, A5.5, A5.6
test('name and address are changed on the page that shows them', async ({ atPortal, request }) => {
  const say = words(spoken);
  const info = (key: string, values?: Record<string, string>) =>
    say(ACCOUNTS, `info.${key}`, values);
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/account/settings/account-info`);
  const open = (key: string, what: string) =>
    page.getByRole('button', { name: info(key, { what }) }).click();
  const popup = page.getByRole('dialog');
  const save = () =>
    popup.getByRole('button', { name: say('words', 'actions.update_account.submit') }).click();
  await open('changeWhat', info('name'));
  await popup.getByLabel(say('words', 'fields.*.lastName')).fill(' ');
  await save();
  await expect(popup.getByText(say('words', 'errors.BLANK.lastName'))).toBeVisible();
  await popup.getByLabel(say('words', 'fields.*.lastName')).fill('Nyby');
  await save();
  await expect(page.getByRole('definition').getByText('Nina Nyby')).toBeVisible();
  await open('addWhat', say('words', 'fields.*.address'));
  await save();
  await expect(popup.getByText(say('words', 'errors.BLANK.address'))).toBeVisible();
  const place = (key: string) =>
    popup.locator('input, select').and(popup.getByLabel(say('words', `fields.address.${key}`)));
  await place('line1').fill('Storgata 1');
  await place('postalCode').fill('0155');
  await place('city').fill('Oslo');
  await save();
  await expect(page.getByText('Storgata 1, 0155 Oslo')).toBeVisible();
  // A chosen suggestion fills the other fields, in Norway unless another country is chosen.
  await open('changeWhat', say('words', 'fields.*.address'));
  await place('line1').fill('hamnpromenaden');
  await place('line1').fill('fjordveien 9');
  await page.getByRole('option', { name: 'Fjordveien 9, Trondheim' }).waitFor();
  await expect(page.getByRole('option', { name: /^Hamn/ })).toHaveCount(0);
  await lookAt(page, 'portal-address-found');
  await place('line1').press('ArrowDown');
  await place('line1').press('Enter');
  await expect(place('city')).toHaveValue('Trondheim');
  await expect(place('line1')).toHaveValue('Fjordveien 9');
  await expect(place('postalCode')).toHaveValue('7042');
  await save();
  await expect(page.getByText('Fjordveien 9, 7042 Trondheim')).toBeVisible();
});

// Requirements: A1.7, A2.118
test('a member reads the details of the team', async ({ atPortal, request }) => {
  const token = await tokenOf(request, 'ola');
  const page = await atPortal(token, await homeOf(request, token));
  await page.getByRole('button', { name: /Ola Hansen/ }).click();
  await page.getByRole('menuitem', { name: 'Solsiden Barnehage' }).click();
  await page
    .getByRole('link', { name: words(spoken)(ACCOUNTS, 'menu.orgInfo') })
    .first()
    .click();
  const facts = page.getByRole('definition');
  await expect(facts.filter({ hasText: /^Solsiden Barnehage$/ }).first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: words(spoken)(ACCOUNTS, 'info.change') }),
  ).toHaveCount(0);
});
