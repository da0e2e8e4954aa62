import { expect, test } from 'vitest';
import { readSearch } from './readSearch.ts';

// Goal: an address that was mistyped, cut or tampered with opens its list instead of an error.

test.each(['-5', '0', '1.5', '99999999999', 'x', '', undefined])(
  'page %s is read as the first',
  (text) => {
    expect(readSearch.page(text)).toBe(1);
  },
);

test('other pages are read as written', () => {
  expect(readSearch.page('3')).toBe(3);
  expect(readSearch.whole('2026')).toBe(2026);
  expect(readSearch.whole('99999999999')).toBeNull();
});

test.each(['2026-13-45', '2026-02-31', '2026-00-10', 'now', undefined])(
  '%s is not read as a day',
  (text) => {
    expect(readSearch.day(text)).toBe('');
  },
);

test('only a day that exists is read, also the 29th of February', () => {
  expect(readSearch.day('2028-02-29')).toBe('2028-02-29');
  expect(readSearch.day('2026-02-29')).toBe('');
});

test('a text longer than any search is cut', () => {
  expect(readSearch.text('x'.repeat(3000))).toHaveLength(200);
  expect(readSearch.text('Nordlys')).toBe('Nordlys');
});
