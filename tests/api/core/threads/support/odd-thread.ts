import { serveThread } from '#plugins/core/threads/thread-pool.ts';

export type Odd = 'think' | 'loop' | 'hoard' | 'fail' | 'leave' | number;

serveThread<Odd>((task) => {
  if (task === 'fail') throw new Error('as asked');
  if (task === 'leave') process.exit(1);
  const from = performance.now();
  const hoard: number[][] = [];
  while (task === 'loop' || (typeof task === 'number' && performance.now() - from < task));
  while (task === 'hoard') hoard.push(Array.from({ length: 100_000 }, (_, at) => at + 0.5));
  return task;
});
