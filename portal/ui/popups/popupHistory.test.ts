import { expect, test, vi } from 'vitest';
import { popupHistory } from './popupHistory.ts';

// Goal: Back closes the topmost popup, and a popup closed otherwise needs no extra Back.
// Method: a history that records its entries; going back calls back, as the browser does.

function browser() {
  const entries: unknown[] = ['before', { key: 'page' }];
  const addresses: string[] = [];
  const history = {
    pushState: (state: unknown) => void entries.push(state),
    replaceState: (_state: unknown, _title: string, address: string) =>
      void addresses.push(address),
    back: () => {
      entries.pop();
      popups.popped();
    },
    get state() {
      return entries.at(-1);
    },
  };
  const popups = popupHistory(history);
  return { entries, addresses, history, popups };
}

// Requirements: A2.129
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

test('going back to the entry of a closed popup skips it', () => {
  const { history, popups, entries } = browser();
  popups.opened(vi.fn())();
  entries.push({ key: 'next page' });
  popups.moved();
  history.back();
  expect(entries).toEqual(['before', { key: 'page' }]);
});

test('a page whose address changed under a popup keeps the new address', () => {
  const { history, popups, addresses } = browser();
  popups.replaced('/elsewhere');
  popups.opened(vi.fn());
  popups.replaced('/draft/1');
  history.back();
  expect(addresses).toEqual(['/draft/1']);
});

test('going back beyond the page changes no other address', () => {
  const { history, popups, entries, addresses } = browser();
  popups.opened(vi.fn());
  popups.replaced('/draft/1');
  entries.splice(1);
  popups.popped();
  expect(history.state).toBe('before');
  expect(addresses).toEqual([]);
});
