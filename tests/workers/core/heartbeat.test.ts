// Goal: a slow database gets one heartbeat at a time, and none after the worker has stopped.
// Method: a database whose answers the test gives, one by one, and a clock that the test advances.
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerDatabase } from '#workers/core/open-database.ts';
import { startHeartbeat } from '#workers/core/start-heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

async function started() {
  const requested: string[] = [];
  const answers: ((value: unknown) => void)[] = [];
  const call: WorkerDatabase['call'] = (name) => {
    requested.push(name);
    return new Promise((answer) => void answers.push(answer));
  };
  /** Answers the oldest query and lets its caller continue. */
  const answer = async (value: unknown) => {
    answers.shift()?.(value);
    await vi.advanceTimersByTimeAsync(0);
  };
  const log = pino({ level: 'silent' });
  const database = { call } as WorkerDatabase;
  const starting = startHeartbeat({ database, log, poolIds: () => [] });
  await answer([]);
  await answer(0);
  const heartbeat = await starting;
  requested.length = 0;
  return { asked: requested, answer, heartbeat };
}

test('a heartbeat waits for the previous one', async () => {
  const { asked: requested, answer } = await started();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(requested).toEqual(['record_worker_heartbeat']);
  await answer([]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(requested).toHaveLength(2);
});

test('the name is released after the last heartbeat is done, and no heartbeat follows', async () => {
  const { asked: requested, answer, heartbeat } = await started();
  await vi.advanceTimersByTimeAsync(MINUTE);
  const stopping = heartbeat.stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(requested).toEqual(['record_worker_heartbeat']);
  await answer([]);
  await answer(0);
  await stopping;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(requested).toEqual(['record_worker_heartbeat', 'release_dead_workers']);
});
