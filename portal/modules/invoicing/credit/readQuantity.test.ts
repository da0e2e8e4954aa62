import { expect, test } from 'vitest';
import { readQuantity } from './useCredit.ts';

// Goal: a quantity is read in the usual formats, and refused with the code of the server.

test.each([
  ['2,5', 250n],
  ['2.50', 250n],
  ['1 000', 100_000n],
  ['7', 700n],
  ['0,01', 1n],
  ['1000,00', 100_000n],
])('%s is a quantity', (text, quantity) => {
  expect(readQuantity(text, '1000')).toEqual({ quantity });
});

test.each([
  ['', 'BLANK'],
  [' ', 'BLANK'],
  ['to', 'INVALID'],
  ['2,', 'INVALID'],
  ['2,555', 'INVALID'],
  ['0', 'TOO_SMALL_OR_EQUAL'],
  ['-1', 'TOO_SMALL_OR_EQUAL'],
  ['2,51', 'LINE_MISMATCH'],
])('%j is refused as %s', (text, code) => {
  expect(readQuantity(text, '2.5')).toEqual({ code });
});
