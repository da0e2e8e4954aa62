// Goal: each listener is notified of each change until it unsubscribes, and one that unsubscribes
// during a change affects no other.
import { expect, test, vi } from 'vitest';
import { createListeners, createStore } from '#shared/store.ts';

test('a store has its new value before it notifies', () => {
  const store = createStore('open');
  const read: string[] = [];
  store.subscribe(() => read.push(store.read()));
  store.write('closed');
  expect(read).toEqual(['closed']);
});

test('a listener that unsubscribed is not notified; the others are', () => {
  const { notify, subscribe } = createListeners<[number]>();
  const [first, second] = [vi.fn(), vi.fn()];
  const end = subscribe(first);
  subscribe(second);
  notify(1);
  end();
  notify(2);
  expect(first.mock.calls).toEqual([[1]]);
  expect(second.mock.calls).toEqual([[1], [2]]);
});

test('a listener that unsubscribes itself prevents no other from being notified', () => {
  const { notify, subscribe } = createListeners();
  const second = vi.fn();
  const end = subscribe(() => end());
  subscribe(second);
  notify();
  expect(second).toHaveBeenCalledOnce();
});
