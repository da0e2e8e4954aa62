import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionEnded } from '#portal/graphql/SessionEnded.ts';
import { Autosave } from './Autosave.ts';

/** Goal: every change is sent, one call at a time, whatever happens to the connection. */

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(send: (sent: string[]) => Promise<boolean>) {
  let open: string[] = [];
  const calls: string[][] = [];
  const onOffline = vi.fn();
  const draft = {
    isOpen: () => open.length > 0,
    onOffline,
    send: async () => {
      const sent = open;
      open = [];
      calls.push(sent);
      try {
        return await send(sent);
      } catch (error) {
        open = [...sent, ...open];
        throw error;
      }
    },
  };
  const autosave = new Autosave(draft, 400);
  const write = (text: string) => {
    open.push(text);
    autosave.schedule();
  };
  return { autosave, calls, onOffline, write };
}

test('a change during a call is sent after it, never in parallel', async () => {
  const answers: ((isAccepted: boolean) => void)[] = [];
  const { autosave, calls, write } = setUp(() => new Promise((answer) => answers.push(answer)));
  write('a');
  await vi.advanceTimersByTimeAsync(400);
  write('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([['a']]);
  answers[0]?.(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(calls).toEqual([['a'], ['b']]);
  answers[1]?.(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(autosave.isRunning()).toBe(false);
});

test('without a connection it retries at growing intervals, and at once after a change', async () => {
  let isDown = true;
  const { calls, onOffline, write } = setUp(async () => {
    if (isDown) throw new Error('no connection');
    return true;
  });
  write('a');
  for (const ms of [400, 1000, 2000, 4000]) await vi.advanceTimersByTimeAsync(ms);
  expect(calls).toHaveLength(4);
  expect(onOffline).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(7000);
  expect(calls).toHaveLength(4);
  isDown = false;
  write('b');
  await vi.advanceTimersByTimeAsync(400);
  expect(calls.at(-1)).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(5);
});

test('a refused change is not sent again automatically', async () => {
  const { autosave, calls, write } = setUp(async () => false);
  write('a');
  expect(await autosave.flush()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});

test('a stopped autosave sends only when flushed', async () => {
  const { autosave, calls, write } = setUp(async () => {
    throw new Error('no connection');
  });
  autosave.stop();
  write('a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);
  expect(await autosave.flush()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});

test('other work on the row waits for a pending call, and starts at once without one', async () => {
  const order: string[] = [];
  const answer = Promise.withResolvers<boolean>();
  const { autosave, write } = setUp(() => answer.promise.finally(() => order.push('saved')));
  void autosave.inTurn(async () => order.push('first'));
  expect(order).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(0);
  write('a');
  const saved = autosave.flush();
  const file = autosave.inTurn(async () => order.push('file'));
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['first']);
  answer.resolve(true);
  await Promise.all([saved, file]);
  expect(order).toEqual(['first', 'saved', 'file']);
});

test('after the session ends nothing is sent again: the next session may be of another user', async () => {
  const { calls, write } = setUp(async () => {
    throw new SessionEnded();
  });
  write('a');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calls).toHaveLength(1);
});
