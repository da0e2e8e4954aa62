import { expect, it } from 'vitest';
import { csvOf } from './csvOf.ts';

it('keeps separators, quotes and lines within their cell', () => {
  expect(
    csvOf([
      ['Navn', 'Sum'],
      ['Sjø; "Land"', '-12,50'],
      ['to\nlinjer', ''],
    ]),
  ).toBe('\ufeffNavn;Sum\r\n"Sjø; ""Land""";-12,50\r\n"to\nlinjer";');
});

it('disarms what a spreadsheet would take for a formula', () => {
  expect(csvOf([['=HYPERLINK("x")', '@now', '-12', '+47 99']])).toBe(
    '\ufeff"\'=HYPERLINK(""x"")";\'@now;-12;\'+47 99',
  );
  expect(csvOf([[' =1+1', '＝1+1', 'Berg;=1+1']])).toBe("\ufeff' =1+1;'＝1+1;\"Berg;'=1+1\"");
});
