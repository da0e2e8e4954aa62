import { expect, type Page } from '@playwright/test';
import { goWithin } from '../support/go-within.ts';
import { type OperatorName, operators } from '../support/people.ts';
import { totp } from '../support/totp.ts';
import { type Language, words } from '../support/words.ts';

/**
 * Answers the form of an action and sends it.
 *
 * @param proof - The operator whose one-time code is asked for once the last is 15 minutes old.
 */
export async function decide(
  page: Page,
  language: Language,
  mutation: string,
  answers: Record<string, string> = {},
  proof?: OperatorName,
): Promise<void> {
  const say = words(language);
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('heading', { name: say('words', `actions.${mutation}.title`) }),
  ).toBeVisible();
  for (const [field, answer] of Object.entries(answers)) {
    await dialog.getByLabel(say('words', `fields.${mutation}.${field}`)).fill(answer);
  }
  await dialog.locator('[type=submit]').click();
  if (proof !== undefined) await giveRequiredCode(page, language, proof);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('words', `actions.${mutation}.success`))).toBeVisible();
}

/**
 * Gives a code where one is required. It counts once: when another story has used the present one, the next is waited for.
 *
 * @param isDone - Whether the action is done; mostly its dialog is closed then.
 */
export async function giveRequiredCode(
  page: Page,
  language: Language,
  name: OperatorName,
  isDone: () => Promise<boolean> = () => page.getByRole('dialog').isHidden(),
): Promise<void> {
  const dialog = page.getByRole('dialog');
  const code = dialog.getByLabel(words(language)('words', 'fields.*.code'));
  const refused = code.and(page.locator('[aria-invalid=true]'));
  for (const wait of [0, 31_000, 31_000]) {
    await expect
      .poll(async () => (await isDone()) || (await refused.isVisible()), {
        timeout: 30_000,
      })
      .toBe(true);
    if (await isDone()) return;
    await page.waitForTimeout(wait);
    await code.fill(totp(operators[name].secret));
    await expect(refused).toBeHidden();
    await dialog.locator('[type=submit]').click();
  }
}

/** The row of the review queue that somebody's invoice waits in. */
export async function inQueue(page: Page, language: Language, freelancer: string) {
  await goWithin(page, '/admin/');
  // A queue is the link that says how many wait; the menu has one to this first screen.
  await page.locator('a[href$="/queue/invoices"]').first().click();
  const queue = page.getByRole('listitem').filter({ hasText: freelancer });
  await expect(queue.first()).toBeVisible();
  await expect(page.getByText(words(language)('admin/app', 'console.keyNext'))).toBeVisible();
  return queue;
}

/** Finds a row by its title in the search of its list, and opens it. */
export async function openRow(
  page: Page,
  language: Language,
  resource: string,
  title: string,
): Promise<void> {
  await goWithin(page, `/admin/${resource}`);
  const search = page.getByRole('textbox', { name: words(language)('admin/app', 'list.search') });
  await search.fill(title);
  // The list asks a moment after the last letter; a row chosen before that would be left again.
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(title)));
  // The middle of a row may be a link to what it points at.
  await page.getByRole('cell', { name: title, exact: true }).first().click();
  await expect(page.getByRole('tablist')).toBeVisible();
}

/** Opens the trail of who changed what. */
export async function openHistory(page: Page, language: Language): Promise<void> {
  const say = words(language);
  await page.getByRole('tab', { name: say('admin/app', 'show.history') }).click();
  await expect(
    page.getByRole('columnheader', { name: say('admin/app', 'audit.before') }).first(),
  ).toBeVisible();
}
