import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNoClient, watchSight } from './PublicInvoicePage.tsx';

// Goal: an invoice counts as opened once, after it was visible for two seconds. Method: a page whose
// visibility changes, and a fake clock.

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

test('a visible page counts after two seconds, and only once', () => {
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

test('a tab in the background counts once it becomes visible', () => {
  const { page } = watched('hidden');
  vi.advanceTimersByTime(3_600_000);
  expect(report).not.toHaveBeenCalled();
  page.turn('visible');
  vi.advanceTimersByTime(2_000);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a hidden page starts counting anew, and a page left early does not count', () => {
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

test('an automated browser and a tab with a session are no client', () => {
  expect(isNoClient({ webdriver: true }, null)).toBe(true);
  expect(isNoClient({ webdriver: false }, 'token')).toBe(true);
  expect(isNoClient({ webdriver: false }, null)).toBe(false);
});
