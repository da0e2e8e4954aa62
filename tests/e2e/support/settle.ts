import type { Page } from '@playwright/test';

/**
 * Waits until a page that was just resized or changed its theme is rendered: scripts have run,
 * transitions of colours are finished, and fonts are loaded.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A change of the window is reported with the next frame; an idle callback follows rendering.
    const rendered = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      });
    const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // A browser without changes may render no frame.
    const aMoment = () => after(1000);
    // A layout follows its window 50 ms after the last change.
    await after(60);
    await Promise.race([rendered(), aMoment()]);
    const arriving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    const arrived = Promise.all(arriving.map(({ finished }) => finished.catch(() => undefined)));
    await Promise.race([arrived, aMoment()]);
    await document.fonts.ready;
  });
}
