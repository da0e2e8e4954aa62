import type { Page } from '@playwright/test';

/**
 * Simulates the translator of a browser, which changes the document of the page: each non-empty text is
 * wrapped in elements of its own, now and after every change. Returns the errors of the page.
 */
export async function playTranslator(page: Page): Promise<Error[]> {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.addInitScript(() => {
    const isLeft = (node: Node) =>
      node.parentElement?.closest('script, style, font, textarea, [translate="no"], .cm-editor') ??
      null;
    const translate = () => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.textContent?.trim() || isLeft(text)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.textContent;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    const observer = new MutationObserver(translate);
    const begin = () => {
      translate();
      observer.observe(document.documentElement, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    };
    document.addEventListener('DOMContentLoaded', begin);
  });
  return faults;
}
