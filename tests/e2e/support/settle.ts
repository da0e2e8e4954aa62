import type { Page } from '@playwright/test';

/**
 * Waits until a page that was just resized or turned dark has drawn itself anew: what renders by a
 * script has done so, what fades into its new colour has arrived, and the letters are there.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A change of the window is told with the next frame; idle is whoever has nothing left to draw.
    const rendered = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      });
    const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // A browser that has nothing to draw owes no frame.
    const aMoment = () => after(1000);
    // A layout follows its window once that has rested for 50 ms.
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
