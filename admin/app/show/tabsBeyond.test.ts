import { expect, test } from 'vitest';
import { tabsBeyond } from './ShowTabs.tsx';

test('tabs that all fit are shown in line', () => {
  expect(tabsBeyond(['a', 'b', 'c', 'd'], 4)).toEqual([]);
});

test('of twenty tabs, the least important lists move to a menu, never the history', () => {
  const tabs = Array.from({ length: 20 }, (_, at) => at);
  const beyond = tabsBeyond(tabs, 9);
  expect(tabs.filter((at) => !beyond.includes(at))).toEqual([0, 1, 2, 3, 4, 5, 6, 18, 19]);
});
