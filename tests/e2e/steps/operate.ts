import { expect, type Page } from '@playwright/test';
import { goWithin } from '../support/go-within.ts';
import { type OperatorName, operators } from '../support/people.ts';
import { totp } from '../support/totp.ts';
import { type Language, words } from '../support/words.ts';

/**
 * Answers the form of an action and sends it.
 *
 * @param proof - Whose one-time code is asked for once the last is 15 minutes old; one used a moment ago is
 * waited out.
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
  const submit = dialog.locator('[type=submit]');
  if (proof === undefined) {
    await submit.click();
  } else {
    await expect(async () => {
      await dialog
        .getByLabel(say('words', 'fields.*.code'))
        .fill(totp(operators[proof].secret), { timeout: 1_000 });
      await submit.click();
      await expect(dialog).toBeHidden({ timeout: 6_000 });
    }).toPass({ timeout: 75_000, intervals: [5_000] });
  }
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('words', `actions.${mutation}.success`))).toBeVisible();
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
