import { expect, test } from 'vitest';
import { formatMoney } from './Money.tsx';

const text = (minor: number, language = 'nb') =>
  Object.values(formatMoney(minor, language)).join('');

// Requirements: A3.31, B9.4
test('thousands are separated by a thin space and øre by a comma', () => {
  expect(text(123456789)).toBe('1\u202f234\u202f567,89');
  expect(text(123456789, 'en')).toBe('1\u202f234\u202f567.89');
});

// Requirements: A3.31, B9.4
test('small and negative amounts keep their øre', () => {
  expect(text(5)).toBe('0,05');
  expect(text(-120050)).toBe('\u22121\u202f200,50');
});
