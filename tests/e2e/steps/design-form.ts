import { expect, type Page } from '@playwright/test';
import { spoken, words } from '../support/words.ts';

/** A text of the form designer. */
export const own = (key: string, values: Record<string, string> = {}) =>
  words(spoken)('portal/modules/recruitment/designer', key, values);

export const view = (page: Page, name: string) =>
  page.getByRole('tab', { name: own(`view.${name}`), exact: true });

export const button = (page: Page, key: string, values: Record<string, string> = {}) =>
  page.getByRole('button', { name: own(key, values), exact: true });

export const save = async (page: Page) => {
  await button(page, 'save').click();
  await expect(page.getByText(own('keeping.saved'), { exact: true })).toBeVisible();
};

/** Adds a question of a kind at the end of the last page, and fills in its label. */
export async function addQuestion(page: Page, kind: string, label: string): Promise<void> {
  await button(page, 'question.add').last().click();
  await page.getByRole('menuitem', { name: own(`kind.${kind}`), exact: true }).click();
  await page.getByLabel(own('question.label'), { exact: true }).fill(label);
}
