import { expect, test } from 'vitest';
import { formatMoney } from './formatMoney.ts';

const text = (minor: number, language = 'nb') =>
  Object.values(formatMoney(minor, language)).join('');

test('thousands are held apart by a thin space and øre by a comma', () => {
  expect(text(123456789)).toBe('1\u2009234\u2009567,89');
  expect(text(123456789, 'en')).toBe('1\u2009234\u2009567.89');
});

test('small and negative amounts keep their øre', () => {
  expect(text(5)).toBe('0,05');
  expect(text(-120050)).toBe('\u22121\u2009200,50');
});
