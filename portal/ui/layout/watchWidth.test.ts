import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWidth } from './useWidth.ts';

// Goal: a layout follows a window that rests, not each step of one that is being dragged.

const media = Object.assign(new EventTarget(), { matches: false });
const tell = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => media);
  tell.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function becomes(matches: boolean): void {
  media.matches = matches;
  media.dispatchEvent(new Event('change'));
}

// Requirements: A9.15
test('a change of width waits for 50 ms, and the last one counts', () => {
  const end = watchWidth('(max-width: 639px)', tell);
  becomes(true);
  vi.advanceTimersByTime(49);
  becomes(false);
  vi.advanceTimersByTime(49);
  becomes(true);
  vi.advanceTimersByTime(49);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell.mock.calls).toEqual([[true]]);
  end();
});

test('who has gone hears nothing of it', () => {
  const end = watchWidth('(max-width: 639px)', tell);
  becomes(true);
  end();
  becomes(false);
  vi.advanceTimersByTime(1000);
  expect(tell).not.toHaveBeenCalled();
});
