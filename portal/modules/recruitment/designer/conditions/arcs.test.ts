import { expect, test } from 'vitest';
import { lanesOf } from './MapPane.tsx';

test('short arcs are inside, and overlapping arcs have different lanes', () => {
  const lanes = lanesOf([
    { from: 0, to: 5 },
    { from: 1, to: 2 },
    { from: 3, to: 4 },
    { from: 2, to: 3 },
  ]).map(({ lane }) => lane);
  expect(lanes).toEqual([2, 0, 0, 1]);
});
