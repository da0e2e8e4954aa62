import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWidth } from './useWidth.ts';

// Goal: a layout follows the final width of a window, not each step of resizing.

const media = Object.assign(new EventTarget(), { matches: false });
const notify = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => media);
  notify.mockClear();
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
test('a change of width is reported after 50 ms, with the last value', () => {
  const end = watchWidth('(max-width: 639px)', notify);
  becomes(true);
  vi.advanceTimersByTime(49);
  becomes(false);
  vi.advanceTimersByTime(49);
  becomes(true);
  vi.advanceTimersByTime(49);
  expect(notify).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(notify.mock.calls).toEqual([[true]]);
  end();
});

test('no change is reported after the end of watching', () => {
  const end = watchWidth('(max-width: 639px)', notify);
  becomes(true);
  end();
  becomes(false);
  vi.advanceTimersByTime(1000);
  expect(notify).not.toHaveBeenCalled();
});
