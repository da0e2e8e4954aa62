import { setTimeout as wait } from 'node:timers/promises';

/** Waits until an address answers with a good status; false when it does not in time or never will. */
export async function answers(
  url: string,
  patienceMs: number,
  isHopeless: () => boolean = () => false,
): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && !isHopeless()) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (response.ok) return true;
    } catch {
      // Not listening yet.
    }
    await wait(100);
  }
  return false;
}
