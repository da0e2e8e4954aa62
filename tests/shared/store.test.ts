// Goal: each listener learns of each change until it ends, and one that ends during a change harms no other.
import { expect, test, vi } from 'vitest';
import { createListeners, createStore } from '#shared/store.ts';

test('a store has its new value before it tells of it', () => {
  const store = createStore('open');
  const read: string[] = [];
  store.subscribe(() => read.push(store.read()));
  store.write('closed');
  expect(read).toEqual(['closed']);
});

test('who has ended learns nothing more; the others do', () => {
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

test('one that ends itself keeps no other from learning', () => {
  const { notify, subscribe } = createListeners();
  const second = vi.fn();
  const end = subscribe(() => end());
  subscribe(second);
  notify();
  expect(second).toHaveBeenCalledOnce();
});
