// Goal: adding a bank account asks for a second level in place, without losing input. Method: the popup
// with the refusals of the server, and one of the browser at each step; phone-forms.test has all of those.
import { expect } from '@playwright/test';
import { codeTo } from './support/inbox.ts';
import { makeAccountNumber } from './support/make-account-number.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const MODULE = 'portal/modules/identity';

// Requirements: A4.18, A4.19, A4.41, A5.10, A5.11, A8.14, A8.74, A8.85, A8.86, A9.31, B2.18,
// B2.23, B2.27, B4.17, B4.20
test('a bank account is added with a code by SMS', async ({ atPortal, request }) => {
  test.setTimeout(120_000);
  const say = words(spoken);
  const own = (key: string) => say(MODULE, `secondLevel.${key}`);
  const { token, home } = await makeFreelancer(request);
  const page = await atPortal(token, `${home}/account/settings/payout-settings`);
  const number = makeAccountNumber();
  const add = page.getByRole('button', {
    name: say('words', 'actions.create_bank_account.submit'),
    exact: true,
  });
  await add.first().click();
  const form = page.getByRole('dialog').first();
  await form.getByLabel(say('words', 'fields.*.accountNumber')).fill(number);
  const submit = form.getByRole('button', {
    name: say('words', 'actions.create_bank_account.submit'),
  });
  await submit.click();

  const popup = page.getByRole('dialog', { name: own('title') });
  const press = (name: string) => popup.getByRole('button', { name, exact: true }).click();
  const send = say('words', 'actions.send_sms_confirmation.submit');
  const confirm = say('words', 'actions.verify_phone_number.submit');
  const field = (key: string) =>
    popup.getByLabel(say('words', `fields.verify_phone_number.${key}`), { exact: true });
  const phone = field('number');
  const stated = (refusal: string) => popup.getByText(say('words', `errors.${refusal}`));
  await expect(field('countryCode')).toHaveValue('NO');
  await expect(phone).toBeFocused();
  await lookAt(page, 'second-level-number');
  // Escape closes the popup and nothing below it.
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(form.getByLabel(say('words', 'fields.*.accountNumber'))).toHaveValue(number);
  await submit.click();

  await press(send);
  await expect(stated('BLANK.number')).toBeVisible();
  await phone.fill('12345678');
  await press(send);
  await expect(stated('INVALID_PHONE_NUMBER.number')).toBeVisible();
  const digits = `9${Math.floor(1e6 + Math.random() * 8e6)}`;
  await field('countryCode').selectOption('SE');
  await phone.fill(`0047 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`);
  await expect(phone).toHaveValue(digits);
  await expect(field('countryCode')).toHaveValue('NO');
  await press(send);

  await expect(page.getByText(say('words', 'actions.send_sms_confirmation.success'))).toBeVisible();
  const code = await codeTo(request, `+47${digits}`);
  const entry = field('token');
  await expect(entry).toBeFocused();
  await press(confirm);
  await expect(stated('BLANK.smsCode')).toBeVisible();
  await entry.fill(code === '00000' ? '11111' : '00000');
  await press(confirm);
  await expect(stated('INVALID_TOKEN.smsCode')).toBeVisible();
  await press(own('sendAgain'));
  await expect(stated('DELIVERY_FREQUENCY_EXCEEDED.smsConfirmation')).toBeVisible();
  await lookAt(page, 'second-level-code');
  await entry.fill(code);
  await press(confirm);

  await expect(popup).toBeHidden();
  await expect(page.getByText(say('words', 'actions.verify_phone_number.success'))).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByText(say('words', 'actions.create_bank_account.success'))).toBeVisible();
  const written = number.replace(/^(.{4})(.{2})(.{5})$/, '$1.?\\s?$2.?\\s?$3');
  await expect(page.getByText(new RegExp(written)).first()).toBeVisible();
});
