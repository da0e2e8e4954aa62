import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { isThorough } from './is-thorough.ts';
import { rememberContrast } from './remember-contrast.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The small form, of less than half the letters: each page reads it anew. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const EVERYTHING: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * What a screen reader, a keyboard or weak eyes stumble over on a page, by WCAG 2.2 AA.
 *
 * Axe is asked in the page itself, where it is loaded once. Its wrapper for Playwright loads it
 * twice for each question and opens a window to add up the answers of frames, of which we ask none:
 * that took longer than the looking.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE);
    if (!isThorough) await page.evaluate(rememberContrast);
  }
  return page.evaluate(async (only) => {
    if (!window.axe) throw new Error('axe is not on the page');
    // The mails in the sandbox's frame are measured where they are made.
    const context = { exclude: ['iframe'] };
    const { violations } = await window.axe.run(context, {
      runOnly: only,
      resultTypes: ['violations'],
    });
    // Axe takes the text for the name; not every screen reader does where the name is said to be empty.
    const unnamed = document.querySelectorAll(':is(a, button)[aria-label=""]');
    // What lies below a dialog is looked at by nobody; where there is none, nobody can reach the page.
    const over = [
      ...document.querySelectorAll('dialog, [role=dialog], [role=menu], [role=listbox]'),
    ];
    const isBelow = over.some((one) => one.checkVisibility({ visibilityProperty: true }));
    const lost = isBelow ? null : document.querySelector('[aria-hidden=true] main');
    return [
      ...(lost ? ['hidden-page: nothing lies over it'] : []),
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`),
      ...[...unnamed].map((element) => `empty-name: ${element.outerHTML.slice(0, 200)}`),
    ];
  }, EVERYTHING);
}
