import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask } from './ask.ts';
import { password } from './people.ts';
import { type Language, spoken, words } from './words.ts';

const say = words(spoken);

/** Signs in by a token in the address, as from a link in the console, and waits for the menu. */
export async function enter(page: Page, token: string, path: string): Promise<void> {
  const address = new URL(path, 'http://portal');
  address.searchParams.set('dp-token', token);
  await page.goto(address.pathname + address.search);
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** Fills in and submits the log-in form. */
export async function logIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel(say('words', 'fields.*.email'), { exact: true }).fill(email);
  await page.getByLabel(say('words', 'fields.*.password'), { exact: true }).fill(password);
  const submit = say('portal/modules/identity', 'existing.submit');
  await page.getByRole('button', { name: submit }).click();
}

/** A token of one of the demo's users. */
export async function tokenOf(request: APIRequestContext, name: string): Promise<string> {
  const input = { email: `${name}@demo.honorar.no`, password };
  const { token } = await ask<{ token: string }>(request, 'CreateSession', 'createSession', {
    input,
  });
  return token;
}

/** The path of the pages of a token's account. */
export async function homeOf(
  request: APIRequestContext,
  token: string,
  language: Language = spoken,
): Promise<string> {
  const { account } = await ask<{ account: { slug: string; accountType: string } }>(
    request,
    'Session',
    'session',
    {},
    token,
  );
  const kind = account.accountType === 'TEAM' ? 'business' : 'personal';
  return `/v2/${language}/${kind}/${account.slug}`;
}
