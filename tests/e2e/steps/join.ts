import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { mailTo } from '../support/inbox.ts';
import { makeAccountNumber } from '../support/make-account-number.ts';
import type { Person } from '../support/make-person.ts';
import { makePersonalNumber } from '../support/make-personal-number.ts';
import { password } from '../support/people.ts';
import { type Language, words } from '../support/words.ts';

const ENTRANCE = 'portal/modules/identity';
const DASHBOARD = 'portal/modules/dashboard';
const AGREEMENT = 'portal/modules/payout/agreement';

/** Fills in the registration and opens the link that comes by mail. */
export async function register(page: Page, language: Language, person: Person): Promise<void> {
  const say = words(language);
  await page.goto(`/v2/${language}`);
  await page.getByRole('link', { name: say('portal/modules/core', 'home.begin') }).click();
  await page.getByLabel(say('words', 'fields.*.email'), { exact: true }).fill(person.email);
  await page.getByLabel(say('words', 'fields.*.firstName'), { exact: true }).fill(person.firstName);
  await page.getByLabel(say('words', 'fields.*.lastName'), { exact: true }).fill(person.lastName);
  await page.getByLabel(say(ENTRANCE, 'new.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say(ENTRANCE, 'new.submit') }).click();
  await expect(page.getByRole('heading', { name: say(ENTRANCE, 'magic.sentTitle') })).toBeVisible();
}

/** Finds the mail in the sandbox's inbox and follows its link. */
export async function confirm(
  page: Page,
  request: APIRequestContext,
  language: Language,
  email: string,
): Promise<void> {
  const mail = await mailTo(request, email, /./);
  await page.goto(`/sandbox/messages/${mail.id}`);
  await page.frameLocator('iframe').getByRole('link').first().click();
  // Without a payout profile users land on the page that creates one.
  await page.waitForURL(/account\/settings\/payout-settings$/);
  await page.goto(page.url().replace('settings/payout-settings', 'dashboard'));
  const begin = words(language)(DASHBOARD, 'first.title');
  await expect(page.getByRole('heading', { name: begin })).toBeVisible();
}

/** Creates a payout profile. Returns its national number. */
export async function makeProfile(page: Page, language: Language, person: Person): Promise<string> {
  const say = words(language);
  const field = (key: string) => page.getByLabel(say('words', `fields.${key}`), { exact: true });
  const street = page.getByRole('combobox', { name: say('words', 'fields.address.line1') });
  await page.getByRole('link', { name: say(DASHBOARD, 'first.profile.act') }).click();
  const account = makeAccountNumber();
  const number = makePersonalNumber();
  await field('freelance_profiles.personalNumber').fill(number);
  await field('freelance_profiles.salaryTaxPercent').fill('30');
  await street.fill('Storgata 1');
  await field('address.postalCode').fill('0155');
  await field('address.city').fill('Oslo');
  await field('*.accountNumber').fill(`${account.slice(0, 10)}${(Number(account[10]) + 1) % 10}`);
  await expect(
    page.getByText(say('portal/modules/core', 'accountNumber.checkDigits')),
  ).toBeVisible();
  await field('*.accountNumber').fill(account);
  await expect(
    page.getByText(say('portal/modules/core', 'accountNumber.looksRight')),
  ).toBeVisible();
  const submit = page.getByRole('button', {
    name: say('words', 'actions.create_freelance_profile.submit'),
  });
  await expect(submit).toBeDisabled();
  await page.getByRole('button', { name: say(AGREEMENT, 'read') }).click();
  const agreement = page.getByRole('dialog');
  await expect(agreement.getByText(/14[.,]1/).first()).toBeVisible();
  await agreement.getByRole('button', { name: say(AGREEMENT, 'back') }).click();
  await submit.click();
  await expect(
    page.getByText(say('words', 'actions.create_freelance_profile.success')),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
  return number;
}

/** Identifies with the e-ID that submitting a complete draft led to, and returns to the draft. */
export async function identify(page: Page, language: Language, person: Person, number: string) {
  const say = words(language);
  await page.waitForURL(/bank-id-verification\?back=/);
  const draft = new URL(page.url()).searchParams.get('back');
  await page.getByRole('button', { name: say('words', 'actions.criipto_verify.submit') }).click();
  await page.getByRole('link', { name: 'Silje Marie Dal' }).waitFor();
  const { firstName, lastName } = person;
  const search = new URLSearchParams({ number, firstName, lastName });
  await page.goto(`${page.url()}/as?${search}`);
  await expect(page.getByText(say('words', 'actions.criipto_verify.success'))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(draft);
}

/** Finds the company in the register and adds it as a client. */
export async function addClient(page: Page, language: Language, email: string): Promise<void> {
  const say = words(language);
  await page
    .getByRole('link', { name: say('words', 'nouns.clients.many') })
    .first()
    .click();
  await page
    .getByRole('button', { name: say('words', 'actions.create_client.title') })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer
    .getByLabel(say('portal/app/forms', 'company.label'), { exact: true })
    .fill('drivhuset');
  await drawer.getByRole('button', { name: 'DRIVHUSET' }).click();
  await expect(
    drawer.getByRole('region', { name: say('portal/app/forms', 'company.registered') }),
  ).toBeVisible();
  await drawer.getByLabel(say('words', 'fields.clients.email'), { exact: true }).fill(email);
  await drawer
    .getByLabel(say('words', 'fields.clients.preferredDeliveryMethod'), { exact: true })
    .selectOption({ label: say('words', 'values.DeliveryMethod.EMAIL') });
  await drawer
    .getByLabel(say('words', 'fields.clients.language'), { exact: true })
    .selectOption({ label: say('words', `values.Language.${language.toUpperCase()}`) });
  await drawer.getByRole('button', { name: say('words', 'actions.create_client.submit') }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: /drivhuset/i })).toBeVisible();
}
