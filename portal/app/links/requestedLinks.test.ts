import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestedLinks } from './requestedLinks.ts';

// Goal: a link requested on this device continues without a button, while it is valid, and once.

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  requestedLinks.remove('kari@example.no');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an address is remembered in any spelling, for half an hour', async () => {
  expect(requestedLinks.has('kari@example.no')).toBe(false);
  await requestedLinks.add(' Kari@Example.no');
  expect(requestedLinks.has('kari@example.no')).toBe(true);
  expect(requestedLinks.has('ola@example.no')).toBe(false);
  vi.advanceTimersByTime(30 * 60_000);
  expect(requestedLinks.has('kari@example.no')).toBe(false);
});

test.each([
  ['\u202akari@example.no\u202c\u00a0', 'kari@example.no'],
  ['kari@blåbær.example', 'kari@xn--blbr-roah.example'],
])('%j is the mailbox that the server names', async (typed, named) => {
  await requestedLinks.add(typed);
  expect(requestedLinks.has(named)).toBe(true);
  requestedLinks.remove(named);
  expect(requestedLinks.has(named)).toBe(false);
});

test('a used link is forgotten', async () => {
  await requestedLinks.add('kari@example.no');
  await requestedLinks.add('ola@example.no');
  requestedLinks.remove('kari@example.no');
  expect(requestedLinks.has('kari@example.no')).toBe(false);
  expect(requestedLinks.has('ola@example.no')).toBe(true);
  requestedLinks.remove('ola@example.no');
});
