import { describe, expect, it } from 'vitest';
import { countryText } from '../catalogue/labels/labels.ts';
import { readDecimal, readMinor } from '../inputs/readFigures.ts';
import { moneyParts } from './moneyParts.ts';
import { decimalText, digitGroups, figureText, shiftDay, shiftPoint } from './valueTexts.ts';

const written = (minor: unknown) => {
  const parts = moneyParts(minor, 'nb');
  return parts && parts.whole + parts.fraction;
};

describe('kroner', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [-5, '\u22120,05'],
    [123_456, '1\u2009234,56'],
    ['90071992547409931234', '900\u2009719\u2009925\u2009474\u2009099\u2009312,34'],
    [null, null],
    ['twelve', null],
  ])('writes %s as %s', (minor, text) => {
    expect(written(minor)).toBe(text);
  });

  it.each([
    ['1 250,5', 125_050],
    ['1250.05', 125_005],
    ['\u22123', -300],
    ['1,234', undefined],
    ['tolv', undefined],
    ['', undefined],
  ])('reads %s as %s', (text, minor) => {
    expect(readMinor(text)).toBe(minor);
  });

  it('reads the amounts that it writes', () => {
    for (const minor of [0, 1, 99, 100, 123_456_789]) {
      expect(readMinor(written(minor) ?? '')).toBe(minor);
    }
  });
});

describe('decimals and days', () => {
  it('keeps every digit of a decimal', () => {
    expect(decimalText('14.10', 'nb')).toBe('14,1');
    expect(readDecimal('1 250,75')).toBe('1250.75');
    expect(readDecimal('1,2,3')).toBeUndefined();
  });

  it('moves a day across the end of a month and the start of summer time', () => {
    expect(shiftDay('2026-02-28', 1)).toBe('2026-03-01');
    expect(shiftDay('2026-03-30', -1)).toBe('2026-03-29');
  });
});

describe('figures in the unit of their row', () => {
  it.each([
    ['530', 'MINOR', '5,30'],
    ['350.5', 'MINOR', '3,505'],
    ['-5', 'MINOR', '\u22120,05'],
    ['101200', 'MINOR', '1\u2009012,00'],
    ['14.10', 'PERCENT', '14,1'],
  ])('shows %s %s as %s', (value, unit, text) => {
    expect(figureText(value, unit, 'nb')).toBe(text);
  });

  it.each([
    ['5.30', 2, '530'],
    ['5.3', 2, '530'],
    ['0.005', 2, '0.5'],
    ['530', -2, '5.3'],
    ['1', -2, '0.01'],
    ['5,3', 2, '5,3'],
  ])('moves the point of %s by %s', (decimal, places, moved) => {
    expect(shiftPoint(decimal, places)).toBe(moved);
  });
});

describe('long numbers', () => {
  it.each([
    ['974760673', '3 3 3', ['974', '760', '673']],
    ['90001200002', '4 2 5', ['9000', '12', '00002']],
    ['10000100010007', '4', ['1000', '0100', '0100', '07']],
    // A foreign number has another length, so its groups are unknown.
    ['DE89370400', '4 2 5', ['DE89370400']],
    ['974760673', null, ['974760673']],
  ])('groups %s by %s as %s', (text, sizes, groups) => {
    expect(digitGroups(text, sizes)).toEqual(groups);
  });
});

it('names a country, and leaves a text that is no code', () => {
  expect(countryText('NO', 'nb')).toBe('Norge');
  expect(countryText('NO', 'en')).toBe('Norway');
  expect(countryText('Norge', 'en')).toBe('Norge');
});
