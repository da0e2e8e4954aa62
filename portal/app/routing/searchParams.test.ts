import { expect, test } from 'vitest';
import { searchParams } from './searchParams.ts';

// Requirements: A4.29
test('what is empty is left out of the address, and a list stays readable', () => {
  const search = { status: 'SUBMITTED,PUBLISHED', search: '', page: undefined, sort: null };
  expect(searchParams.write(search)).toBe('?status=SUBMITTED,PUBLISHED');
  expect(searchParams.write({ search: '' })).toBe('');
});

test('what was written into an address is read back', () => {
  const search = { search: 'Blåbær & sønn', from: '2026-03-01' };
  expect(searchParams.parse(searchParams.write(search))).toEqual(search);
});

test('what no stored text has in it is looked for as another sign, which finds nothing', () => {
  expect(searchParams.parse('?search=a%00b&page=2&sort=%')).toEqual({
    search: 'a\ufffdb',
    page: '2',
    sort: '%',
  });
});
