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

/** The minified script, less than half the size: each page parses it anew. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const EVERYTHING: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * The accessibility violations of a page, by WCAG 2.2 AA, and figures that a translator of the browser would
 * rewrite, since they stand outside of `translate="no"`.
 *
 * Axe runs in the page itself, where it is loaded once. Its wrapper for Playwright loads it twice for
 * each run and opens a window to merge the results of frames, which are not needed here: that took
 * longer than the analysis.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE);
    if (!isThorough) await page.evaluate(rememberContrast);
  }
  return page.evaluate(async (only) => {
    if (!window.axe) throw new Error('axe is not on the page');
    // The mails in the sandbox's frame have tests of their own.
    const context = { exclude: ['iframe'] };
    const { violations } = await window.axe.run(context, {
      runOnly: only,
      resultTypes: ['violations'],
    });
    // Axe falls back to the text for an empty aria-label; not every screen reader does.
    const unnamed = document.querySelectorAll(':is(a, button)[aria-label=""]');
    // A hidden page is right below a dialog; without a dialog it would be unreachable.
    const over = [
      ...document.querySelectorAll('dialog, [role=dialog], [role=menu], [role=listbox]'),
    ];
    const isBelow = over.some((one) => one.checkVisibility({ visibilityProperty: true }));
    const lost = isBelow ? null : document.querySelector('[aria-hidden=true] main');
    // A translator of the browser rewrites what it reads as words: figures, addresses and numbers are not.
    const figure =
      /\d[.,]\d\d(?![\d.:,])|\S@\S+\.\S|\d{9}|\d{3} \d{3} \d{3}|\d+-\d{4}(?!-)|[0-9a-f]{8}-[0-9a-f]{4}-/;
    const left = 'script, style, textarea, iframe, [translate="no"], .cm-editor';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const translated: string[] = [];
    // The sandbox stands in for services of others.
    const isOurs = !location.pathname.startsWith('/sandbox');
    while (isOurs && texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (textContent && figure.test(textContent) && !parentElement?.closest(left))
        translated.push(parentElement?.outerHTML ?? textContent);
    }
    return [
      ...translated.map((html) => `translated-figure: ${html.slice(0, 200)}`),
      ...(lost ? ['hidden-page: nothing lies over it'] : []),
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`),
      ...[...unnamed].map((element) => `empty-name: ${element.outerHTML.slice(0, 200)}`),
    ];
  }, EVERYTHING);
}
