import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNoClient, watchSight } from './PublicInvoicePage.tsx';

// Goal: an invoice counts as opened when a person has had it in sight for two seconds, and once. Method: a page that comes into sight
// and goes out of it by a clock of the test.

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(to: DocumentVisibilityState): void {
    this.visibilityState = to;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const report = vi.fn();
beforeEach(() => {
  report.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const watched = (first: DocumentVisibilityState = 'visible') => {
  const page = new Page();
  page.visibilityState = first;
  return { page, stop: watchSight(page as unknown as Document, report) };
};

test('a page in sight counts after two seconds, and only once', () => {
  const { page } = watched();
  vi.advanceTimersByTime(1_999);
  expect(report).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(report).toHaveBeenCalledTimes(1);
  page.turn('hidden');
  page.turn('visible');
  vi.advanceTimersByTime(60_000);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a tab in the background counts when a person turns to it', () => {
  const { page } = watched('hidden');
  vi.advanceTimersByTime(3_600_000);
  expect(report).not.toHaveBeenCalled();
  page.turn('visible');
  vi.advanceTimersByTime(2_000);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a glance begins anew, and a visitor who leaves has not opened it', () => {
  const { page, stop } = watched();
  vi.advanceTimersByTime(1_900);
  page.turn('hidden');
  vi.advanceTimersByTime(10_000);
  page.turn('visible');
  vi.advanceTimersByTime(1_900);
  stop();
  page.turn('visible');
  vi.advanceTimersByTime(10_000);
  expect(report).not.toHaveBeenCalled();
});

test('a browser that a program steers and a tab of an operator are no client', () => {
  expect(isNoClient({ webdriver: true }, null)).toBe(true);
  expect(isNoClient({ webdriver: false }, 'token')).toBe(true);
  expect(isNoClient({ webdriver: false }, null)).toBe(false);
});
