import { expect, test } from 'vitest';
import { searchParams } from './searchParams.ts';

// Requirements: A4.29
test('empty values are left out of the address, and a list stays readable', () => {
  const search = { status: 'SUBMITTED,PUBLISHED', search: '', page: undefined, sort: null };
  expect(searchParams.write(search)).toBe('?status=SUBMITTED,PUBLISHED');
  expect(searchParams.write({ search: '' })).toBe('');
});

test('values written into an address are read back', () => {
  const search = { search: 'Blåbær & sønn', from: '2026-03-01' };
  expect(searchParams.parse(searchParams.write(search))).toEqual(search);
});

test('a character that cannot be stored is replaced by one that matches nothing', () => {
  expect(searchParams.parse('?search=a%00b&page=2&sort=%')).toEqual({
    search: 'a\ufffdb',
    page: '2',
    sort: '%',
  });
});
