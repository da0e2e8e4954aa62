import type { Timed } from './outcome.ts';

const SHOWN = 10;

/** Lists the slowest tests, as candidates for a faster run. */
export function tellSlowest(times: Timed[]): string {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  if (slowest.length === 0) return '';
  const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  return `\nThe slowest:\n${lines.join('\n')}\n`;
}
