import type { CDPSession, Page } from '@playwright/test';

/** What the loop of `yardstick` takes on an idle machine with two cores, in seconds. */
const IDLE = 0.043;

/** Counts letters, in some tens of milliseconds. */
function yardstick(): number {
  const from = performance.now();
  const counts: Record<string, number> = {};
  for (let at = 0; at < 400_000; at += 1) {
    const key = `k${(at * 7_919) % 5_000}`;
    counts[key] = (counts[key] ?? 0) + key.length;
  }
  return Object.keys(counts).length > 0 ? (performance.now() - from) / 1_000 : 0;
}

/** How many times as long as on an idle machine the page's own work takes just now; at least 1. */
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
 * The processor time that a page spends on some work, in seconds of an idle machine: neighbours take the processor away,
 * which is not counted, and its caches, for which a loop on the same thread stands.
 */
export async function processorTimeOf(page: Page, work: () => Promise<unknown>): Promise<number> {
  const spentOn = async (act: () => Promise<unknown>) => {
    // A session of its own counts from zero, and a reload begins at zero again: there is nothing to take off.
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
