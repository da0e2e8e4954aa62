// Goal: an address opens a step of the wizard only if it is reached.
import { expect, test } from 'vitest';
import { stepAt } from './useStep.ts';

const keys = ['page-0', 'page-2', 'checks', 'review'];

test('a reached step is opened, also after a reload', () => {
  expect(stepAt(keys, 'page-2', 3)).toBe(1);
  expect(stepAt(keys, 'review', 3)).toBe(3);
});

test('an address without a step, or with a removed one, opens the first', () => {
  expect(stepAt(keys, undefined, 3)).toBe(0);
  expect(stepAt(keys, 'page-1', 3)).toBe(0);
  expect(stepAt(keys, '"><script>', 3)).toBe(0);
});

test('an unfinished step blocks later ones', () => {
  expect(stepAt(keys, 'review', 1)).toBe(1);
});
