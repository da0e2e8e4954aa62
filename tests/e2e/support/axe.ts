import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing a screen reader or a keyboard stumbles over, by WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(page, new AxeBuilder({ page }).withTags(EVERYTHING));
}

/** Nothing too pale to read: all that light and dark can differ in. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNothing(page, new AxeBuilder({ page }).withRules(['color-contrast']));
}

async function expectNothing(page: Page, axe: AxeBuilder): Promise<void> {
  // The mails in the sandbox's frame are measured where they are made.
  const { violations } = await axe.exclude('iframe').analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`,
  );
  expect.soft(found, page.url()).toEqual([]);
}
