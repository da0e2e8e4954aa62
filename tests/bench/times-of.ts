const times = { warmUp: 20, counted: 100 };

/** How long something takes once it is warm, in milliseconds, one time after the other. */
export async function timesOf(work: () => Promise<void>): Promise<number[]> {
  for (let time = 0; time < times.warmUp; time++) await work();
  const taken: number[] = [];
  for (let time = 0; time < times.counted; time++) {
    const from = performance.now();
    await work();
    taken.push(performance.now() - from);
  }
  return taken;
}
