import { print } from './print.ts';

/** Runs one part of the start and prints its duration. A slow part also prints that it began. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const slow = setTimeout(() => print(`… ${title}`), 1500);
  try {
    const result = await work();
    print(`${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return result;
  } finally {
    clearTimeout(slow);
  }
}
