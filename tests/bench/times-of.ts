import { scale } from './scale.ts';

/** The durations of successive warm runs, in milliseconds. */
export async function timesOf(work: () => Promise<void>): Promise<number[]> {
  for (let time = 0; time < scale.warmUps; time++) await work();
  const taken: number[] = [];
  for (let time = 0; time < scale.times; time++) {
    const from = performance.now();
    await work();
    taken.push(performance.now() - from);
  }
  return taken;
}
