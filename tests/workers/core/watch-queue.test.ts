// Goal: a worker that asks in vain for jobs while its database answers does not go on for ever.
// Method: the events of the queue as the library tells them, and a clock that we turn.
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

/** A queue that is watched: `told` is what the watch has thrown, if it has. */
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
    message: 'jobs cannot be asked for, although the database answers',
    cause: { message: 'not queryable' },
  });
});

test('while the database is away it is waited for', async () => {
  const queue = watched();
  await queue.fails(600, { databaseAnswers: false });
  expect(queue.told).toBe(null);
});

test('a queue that works again is forgiven', async () => {
  const queue = watched();
  await queue.fails(8, { databaseAnswers: true });
  queue.works();
  await queue.fails(8, { databaseAnswers: true });
  expect(queue.told).toBe(null);
});
