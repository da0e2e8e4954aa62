// Goal: a worker whose queue fails while its database answers does not run forever.
// Method: the events of the queue as the library emits them, and a clock that the test advances.
import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchQueue } from '#workers/core/watch-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A watched queue: `told` is the error of the watch, if any. */
function watched() {
  const events: WorkerEvents = new EventEmitter();
  let lastBeatAt = 0;
  const world = {
    told: null as unknown,
    beat: () => {
      lastBeatAt = Date.now();
    },
    async fails(seconds: number, { databaseAnswers }: { databaseAnswers: boolean }) {
      for (let at = 0; at < seconds; at += 1) {
        await vi.advanceTimersByTimeAsync(1000);
        if (databaseAnswers) world.beat();
        events.emit('worker:getJob:error', { error: new Error('not queryable') } as never);
      }
      await vi.advanceTimersByTimeAsync(0);
    },
    works: () => events.emit('worker:getJob:empty', {} as never),
  };
  watchQueue(events, () => lastBeatAt).catch((error: unknown) => {
    world.told = error;
  });
  return world;
}

test('a queue that fails while the database answers ends the worker', async () => {
  const queue = watched();
  await queue.fails(8, { databaseAnswers: true });
  expect(queue.told).toBe(null);
  await queue.fails(8, { databaseAnswers: true });
  expect(queue.told).toMatchObject({
    message: 'jobs cannot be fetched, although the database responds',
    cause: { message: 'not queryable' },
  });
});

test('while the database is unavailable the worker waits', async () => {
  const queue = watched();
  await queue.fails(600, { databaseAnswers: false });
  expect(queue.told).toBe(null);
});

test('a queue that works again resets the watch', async () => {
  const queue = watched();
  await queue.fails(8, { databaseAnswers: true });
  queue.works();
  await queue.fails(8, { databaseAnswers: true });
  expect(queue.told).toBe(null);
});
