import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionToken } from './session/sessionToken.ts';
import { subscriptionClient } from './subscribe.ts';

// Goal: a new session gets events at once, and an unreachable server is not called all the time.
// Method: stubbed sockets and a fake clock.

const opened: Socket[] = [];

class Socket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  readyState = Socket.OPEN;
  sent: { type: string; payload?: { authorization: string } }[] = [];
  onopen?: () => Promise<void>;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  constructor() {
    opened.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = Socket.CLOSING;
  }
  async answer() {
    await this.onopen?.();
    this.onmessage?.({ data: '{"type":"connection_ack"}' });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { origin: 'https://portal.example' });
});
afterEach(() => {
  sessionToken.forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const listen = () =>
  subscriptionClient().subscribe({ query: '' }, { next() {}, error() {}, complete() {} });

test('a new session subscribes at once, after a lost connection the client waits', async () => {
  sessionToken.write('first');
  const stop = listen();
  await vi.advanceTimersByTimeAsync(0);
  await opened[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened[0]?.sent.map(({ type }) => type)).toEqual(['connection_init', 'subscribe']);

  stop();
  sessionToken.forget();
  await vi.advanceTimersByTimeAsync(60_000);
  sessionToken.write('second');
  const stopAgain = listen();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(2);
  await opened[1]?.answer();
  expect(opened[1]?.sent[0]?.payload).toEqual({ authorization: 'Bearer second' });

  opened[1]?.onclose?.({ code: 1012, reason: 'Service Restart' });
  await vi.advanceTimersByTimeAsync(900);
  expect(opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(700);
  expect(opened).toHaveLength(3);
  stopAgain();
});
