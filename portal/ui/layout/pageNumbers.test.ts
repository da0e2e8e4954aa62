import { expect, test } from 'vitest';
import { pageNumbers } from './Pager.tsx';

// Requirements: A4.42
test('few pages are all shown', () => {
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(1, 12)).toHaveLength(12);
  expect(pageNumbers(1, 13)).toEqual([1, 2, 'after', 13]);
});

// Requirements: A4.42
test('many pages have gaps', () => {
  expect(pageNumbers(1, 40)).toEqual([1, 2, 'after', 40]);
  expect(pageNumbers(20, 40)).toEqual([1, 'before', 19, 20, 21, 'after', 40]);
  expect(pageNumbers(40, 40)).toEqual([1, 'before', 39, 40]);
});
