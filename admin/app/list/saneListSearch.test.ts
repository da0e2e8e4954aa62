import { expect, test } from 'vitest';
import { saneListSearch } from './saneListSearch.ts';

// Goal: nothing that stands in the address of a list makes one with less than no rows; the rest of it stays.

const sortable = new Set(['createdAt', 'id']);

test.each([
  ['perPage=-5', ''],
  ['perPage=7&page=2', 'page=2'],
  ['page=0&perPage=25', 'perPage=25'],
  ['page=1e99', ''],
  ['sort=__proto__&order=UP', ''],
  ['filter=%7B&displayedFilters=%5B%5D', ''],
])('%s is read as “%s”', (search, sane) => {
  expect(saneListSearch(`?${search}`, sortable)).toBe(sane);
});

test('what can be read is left alone', () => {
  const search = '?page=3&perPage=50&sort=createdAt&order=DESC&filter=%7B%22q%22%3A%22x%22%7D';
  expect(saneListSearch(search, sortable)).toBeNull();
  expect(saneListSearch('', sortable)).toBeNull();
});
