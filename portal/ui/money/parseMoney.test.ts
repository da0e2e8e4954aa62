import { expect, test } from 'vitest';
import { formatDecimal } from './Money.tsx';
import { parseDecimal, parseMoney } from './parseMoney.ts';

test.each([
  ['1 200', 120000],
  ['1\u202F200,5', 120050],
  ['0.99', 99],
  ['-5', -500],
  ['', null],
  ['12,345', null],
  ['ti', null],
])('%j is read as %j', (text, minor) => {
  expect(parseMoney(text)).toBe(minor);
});

test('quantities keep every decimal', () => {
  expect(parseDecimal('7,50')).toBe('7.50');
  expect(parseDecimal('7,')).toBeNull();
  expect(formatDecimal('7.50', 'nb')).toBe('7,5');
  expect(formatDecimal('100', 'nb')).toBe('100');
});
