import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeTo, newestCode } from '../support/inbox.ts';
import { type Language, words } from '../support/words.ts';

/** A made-up phone number without its prefix. */
export function makePhone(): string {
  return `9${Math.floor(1e6 + Math.random() * 8e6)}`;
}

/** Completes the popup of the second level. `isNew` if no phone is confirmed yet. */
export async function proveIt(
  page: Page,
  request: APIRequestContext,
  language: Language,
  phone: string,
  isNew: boolean,
): Promise<void> {
  const say = words(language);
  const own = (key: string, values: Record<string, string> = {}) =>
    say('portal/modules/identity', `secondLevel.${key}`, values);
  const field = (key: string) => say('words', `fields.verify_phone_number.${key}`);
  const submit = (form: string) => say('words', `actions.${form}.submit`);
  const popup = page.getByRole('dialog', { name: own('title') });
  if (isNew) await popup.getByLabel(field('number')).fill(phone);
  const seen = await newestCode(request, `+47${phone}`);
  const entry = popup.getByLabel(field('token'), { exact: true });
  const send = popup.getByRole('button', { name: submit('send_sms_confirmation'), exact: true });
  // A number gets a code every half minute at most, which the popup reports.
  await expect(async () => {
    // On a busy machine the code may already be requested; then there is no button any more.
    if (await send.isVisible()) await send.click();
    await expect(entry).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  // The popup shows the number, so that a wrong one is noticed before waiting for the code.
  const shown = `+47\u00a0${phone.replace(/^(...)(..)(...)$/, '$1\u00a0$2\u00a0$3')}`;
  await expect(popup).toContainText(own('leadSent', { number: shown }));
  await entry.fill(await codeTo(request, `+47${phone}`, seen));
  await popup.getByRole('button', { name: submit('verify_phone_number'), exact: true }).click();
  await expect(popup).toBeHidden();
}
