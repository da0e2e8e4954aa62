import { expect, test, vi } from 'vitest';
import { popupHistory } from './popupHistory.ts';

// Goal: Back closes what is on top, and a popup closed otherwise costs nobody an extra Back.
// Method: a history that remembers its entries; going back calls back, as the browser does.

function browser() {
  const entries: unknown[] = ['before', { key: 'page' }];
  const history = {
    pushState: (state: unknown) => void entries.push(state),
    back: () => {
      entries.pop();
      popups.popped();
    },
    get state() {
      return entries.at(-1);
    },
  };
  const popups = popupHistory(history);
  return { entries, history, popups };
}

test('Back closes the popup on top, one at a time', () => {
  const { history, popups, entries } = browser();
  const [below, above] = [vi.fn(), vi.fn()];
  popups.opened(below);
  popups.opened(above);
  history.back();
  expect([above.mock.calls.length, below.mock.calls.length]).toEqual([1, 0]);
  history.back();
  expect([above.mock.calls.length, below.mock.calls.length]).toEqual([1, 1]);
  expect(entries).toEqual(['before', { key: 'page' }]);
});

test('after a popup was closed by its button, one Back leaves the page', () => {
  const { history, popups, entries } = browser();
  const close = vi.fn();
  popups.opened(close)();
  popups.opened(close)();
  expect(entries).toHaveLength(3);
  history.back();
  expect(entries).toEqual(['before']);
  expect(close).not.toHaveBeenCalled();
});

test('coming back to the entry of a closed popup steps over it', () => {
  const { history, popups, entries } = browser();
  popups.opened(vi.fn())();
  entries.push({ key: 'next page' });
  popups.moved();
  history.back();
  expect(entries).toEqual(['before', { key: 'page' }]);
});
