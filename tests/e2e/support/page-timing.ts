import type { CDPSession, Page } from '@playwright/test';

/** Duration of `yardstick` on an idle machine with two cores, in seconds. */
const IDLE = 0.043;

/** A loop of some tens of milliseconds, to compare machines. Returns its duration in seconds. */
function yardstick(): number {
  const from = performance.now();
  const counts: Record<string, number> = {};
  for (let at = 0; at < 400_000; at += 1) {
    const key = `k${(at * 7_919) % 5_000}`;
    counts[key] = (counts[key] ?? 0) + key.length;
  }
  return Object.keys(counts).length > 0 ? (performance.now() - from) / 1_000 : 0;
}

/** The factor by which the page is slower than on an idle machine at present; at least 1. */
export async function slownessOf(page: Page): Promise<number> {
  const times: number[] = [];
  while (times.length < 3) times.push(await page.evaluate(yardstick));
  return Math.max(1, times.sort((a, b) => a - b)[1]! / IDLE);
}

/** Processor time of the page's main thread, in seconds. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/**
 * The processor time that a page spends on some work, in seconds of an idle machine. Other processes also take the
 * processor, which is not counted, and its caches, which are corrected for by a loop on the same thread.
 */
export async function processorTimeOf(page: Page, work: () => Promise<unknown>): Promise<number> {
  const spentOn = async (act: () => Promise<unknown>) => {
    // A new session counts from zero, and so does a reload: there is nothing to subtract.
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await act();
    const spent = await threadTime(session);
    await session.detach();
    return spent;
  };
  const loop = async () => {
    const times: number[] = [];
    while (times.length < 3) times.push(await spentOn(() => page.evaluate(yardstick)));
    return Math.min(...times);
  };
  const loops = [await loop()];
  const seconds = await spentOn(work);
  loops.push(await loop());
  return seconds / Math.max(1, Math.min(...loops) / IDLE);
}
