// Goal: the address names a step of the wizard, and cannot open one that is not reached yet.
import { expect, test } from 'vitest';
import { stepAt } from './useStep.ts';

const keys = ['page-0', 'page-2', 'checks', 'review'];

test('a step that is reached is opened, also after a reload', () => {
  expect(stepAt(keys, 'page-2', 3)).toBe(1);
  expect(stepAt(keys, 'review', 3)).toBe(3);
});

test('an address without a step, or with one that is gone, begins at the first', () => {
  expect(stepAt(keys, undefined, 3)).toBe(0);
  expect(stepAt(keys, 'page-1', 3)).toBe(0);
  expect(stepAt(keys, '"><script>', 3)).toBe(0);
});

test('what is missing earlier keeps later steps closed', () => {
  expect(stepAt(keys, 'review', 1)).toBe(1);
});
