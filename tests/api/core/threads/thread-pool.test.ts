// Goal: a task that takes too much time or memory is ended without delaying the serving thread or
// the tasks of others. Method: threads that behave as the test asks.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { ThreadPool } from '#plugins/core/threads/thread-pool.ts';
import type { Odd } from './support/odd-thread.ts';

const poolOf = (more: object = {}) =>
  new ThreadPool<Odd, Odd>({
    script: new URL('./support/odd-thread.ts', import.meta.url),
    threads: 2,
    waiting: 4,
    perSource: 2,
    deadlineMs: 400,
    heapMb: 40,
    ...more,
  });

const unavailable = { extensions: { code: 'UNAVAILABLE' } };

test('a task that does not end is cancelled at its deadline, while all others are served', async () => {
  const pool = poolOf();
  await pool.run('warm', 'think');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const endless = expect(pool.run('ann', 'loop')).rejects.toMatchObject(unavailable);
  expect(await pool.run('bob', 'think')).toBe('think');
  await endless;
  delay.disable();
  expect(delay.percentile(50) / 1e6).toBeLessThan(200);
  expect(await pool.run('ann', 'think')).toBe('think');
});

test.each<Odd>(['hoard', 'leave'])(
  'a thread that comes to %s fails its task alone',
  async (task) => {
    const pool = poolOf({ deadlineMs: 20_000 });
    await expect(pool.run('ann', task)).rejects.toMatchObject(unavailable);
    expect(await pool.run('ann', 'think')).toBe('think');
  },
);

test('an error is passed on, and is not shown to strangers', async () => {
  const failed = await poolOf()
    .run('ann', 'fail')
    .catch((error: Error) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toMatchObject(unavailable);
  expect(String(failed)).toContain('as asked');
});

test('a caller runs one task at a time; tasks beyond the queue limit are refused immediately, and others are served', async () => {
  const pool = poolOf({ deadlineMs: 20_000 });
  await Promise.all([pool.run('ann', 'think'), pool.run('bob', 'think')]);
  const flood = Array.from({ length: 5 }, () => pool.run('ann', 150));
  const settled = Promise.allSettled(flood);
  expect(await pool.run('bob', 'think')).toBe('think');
  const kinds = (await settled).map(({ status }) => status);
  expect(kinds).toEqual(['fulfilled', 'fulfilled', ...Array(3).fill('rejected')]);
});
