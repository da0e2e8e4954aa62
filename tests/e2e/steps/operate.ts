import { expect, type Page } from '@playwright/test';
import { goWithin } from '../support/go-within.ts';
import { type OperatorName, operators } from '../support/people.ts';
import { totp } from '../support/totp.ts';
import { type Language, words } from '../support/words.ts';

/**
 * Fills in the form of an action and submits it.
 *
 * @param proof - The operator whose one-time code is required once the last is 15 minutes old.
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
 * Enters a code if one is required. A code is valid once: if another test has used the current one, waits for the next.
 *
 * @param isDone - Whether the action is done; usually its dialog is closed then.
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

/** The row of a freelancer's invoice in the review queue. */
export async function inQueue(page: Page, language: Language, freelancer: string) {
  await goWithin(page, '/admin/');
  // The link to a queue has the number of its rows, unlike the link in the menu.
  await page.locator('a[href$="/queue/invoices"]').first().click();
  const queue = page.getByRole('listitem').filter({ hasText: freelancer });
  await expect(queue.first()).toBeVisible();
  await expect(page.getByText(words(language)('admin/app', 'console.keyNext'))).toBeVisible();
  return queue;
}

/**
 * Finds a row by its title in the search of its list, and opens it.
 *
 * @param state - Of several with the title, for the one in this state: until it is fetched again, the list shows the
 * rows of the last search.
 */
export async function openRow(
  page: Page,
  language: Language,
  resource: string,
  title: string,
  state = '',
): Promise<void> {
  await goWithin(page, `/admin/${resource}`);
  const search = page.getByRole('textbox', { name: words(language)('admin/app', 'list.search') });
  await search.fill(title);
  // The list is fetched a moment after typing; a row opened before that would be left again.
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(title)));
  // The middle of a row may be a link to another row.
  const rows = page.getByRole('row').filter({ hasText: state });
  await rows.getByRole('cell', { name: title, exact: true }).first().click();
  await expect(page.getByRole('tablist')).toBeVisible();
}

/** Opens the history of changes. */
export async function openHistory(page: Page, language: Language): Promise<void> {
  const say = words(language);
  await page.getByRole('tab', { name: say('admin/app', 'show.history') }).click();
  await expect(
    page.getByRole('columnheader', { name: say('admin/app', 'audit.before') }).first(),
  ).toBeVisible();
}
