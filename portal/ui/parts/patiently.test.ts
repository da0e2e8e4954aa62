import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScriptMissing } from '#shared/scripts/fetch-then-import.ts';
import { patiently } from './patiently.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

// Requirements: A8.12, A9.18
test('a script not loaded after two minutes is reported as missing', async () => {
  const part = patiently(() => new Promise<string>(() => {}));
  const expectation = expect(part).rejects.toThrow(ScriptMissing);
  await vi.advanceTimersByTimeAsync(119_999);
  await vi.advanceTimersByTimeAsync(1);
  await expectation;
});

test('a loaded script is returned, and a failure is passed on', async () => {
  await expect(patiently(async () => 'here')).resolves.toBe('here');
  await expect(patiently(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
