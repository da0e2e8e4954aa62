// Goal: a figure is accepted only if it can be read in one way; nothing is guessed, least of all a
// thousandth.
// Method: figures as people and their calculators write them, and both readings of an ambiguous
// one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFigure } from '#forms/validate/read-figure.ts';

const quantity = { decimals: 2 };
const whole = { decimals: 0 };
const money = { decimals: 2, unit: 'money' } as const;
const percent = { decimals: 4, unit: 'percent' } as const;

test.each([
  ['1500', quantity, '1500'],
  [' 1 500 ', quantity, '1500'],
  ['1\u00a0500,5', quantity, '1500.5'],
  ['1\u2009234\u2009567', quantity, '1234567'],
  ['7,50', quantity, '7.50'],
  ['0.5', quantity, '0.5'],
  ['0,500', { decimals: 4 }, '0.500'],
  ['−5', quantity, '-5'],
  ['1.234,50', money, '1234.50'],
  ['1,234.50', money, '1234.50'],
  ['1.234.567', money, '1234567'],
  ['kr 950', money, '950'],
  ['950,-', money, '950'],
  ['kr 950,–', money, '950'],
  ['1 000.- kr', money, '1000'],
  ['NOK 1 200,50', money, '1200.50'],
  ['950 nok', money, '950'],
  ['1500.75', quantity, '1500.75'],
  ['12,5 %', percent, '12.5'],
  ['1 000', whole, '1000'],
  ['3,00', whole, '3'],
  ['007', whole, '7'],
])('%j is read', (text, rules, value) => {
  expect(readFigure(text, rules)).toEqual({ value });
});

test.each([
  ['1.500', quantity, '1500', '1.5'],
  ['2.000', quantity, '2000', '2'],
  ['1,500', quantity, '1500', '1.5'],
  ['1.000', whole, '1000', '1'],
  ['12.000', money, '12000', '12'],
  ['-1,250', money, '-1250', '-1.25'],
  ['33.333', percent, '33333', '33.333'],
])('%j is ambiguous', (text, rules, asWhole, decimal) => {
  expect(readFigure(text, rules)).toEqual({ fault: 'TWO_WAYS', whole: asWhole, decimal });
});

test.each([
  '',
  'ti',
  '7,',
  '1 5',
  '1 50',
  '12 34 567',
  '1.2.3',
  '1.234.567.8',
  '1,5,5',
  '1.50,5',
  '12,345.6.7',
  '1e3',
  '5 kr',
  '1.23456',
])('%j is no figure of two decimals', (text) => {
  expect(readFigure(text, quantity)).toEqual({ fault: 'UNREADABLE' });
});

test.each([
  ['1234567890123456', money],
  ['kr 1 234 567 890 123', money],
  ['-1234567890123,50', money],
  ['9999999999999', whole],
])('%j is a figure, but too large', (text, rules) => {
  expect(readFigure(text, rules)).toEqual({ fault: 'TOO_BIG' });
});

test('a percent sign belongs to percentages, and a half is no whole number', () => {
  expect(readFigure('10%', quantity)).toEqual({ fault: 'PERCENT' });
  expect(readFigure('10 %', money)).toEqual({ fault: 'PERCENT' });
  expect(readFigure('2,5', whole)).toEqual({ fault: 'UNREADABLE' });
});

test('a reading never differs from another possible one by a factor of a thousand', () => {
  const typed = fc.stringMatching(/^-?[0-9]{1,4}([ .,][0-9]{1,4}){0,3}$/);
  fc.assert(
    fc.property(typed, (text) => {
      const read = readFigure(text, { decimals: 4 });
      if (!('value' in read)) return;
      const norwegian = Number(text.replace(/[ .]/g, '').replace(',', '.'));
      const british = Number(text.replace(/[ ,]/g, ''));
      const readings = [norwegian, british].filter((one) => !Number.isNaN(one));
      const value = Number(read.value);
      // A figure with a decimal point is read as its writer means it; no reading differs by
      // thousands.
      expect(readings).toContain(value);
      if (/^-?[1-9][0-9]{0,2}[.,][0-9]{3}$/.test(text)) throw new Error(`${text} was guessed`);
    }),
    { numRuns: 3_000 },
  );
});
