import { expect, test } from 'vitest';
import { exampleCatalogue, exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { fitsField } from './fitsField.ts';
import { saneListSearch } from './saneListSearch.ts';

// Goal: invalid parts of the address of a list are dropped, and the valid ones stay.

const sortable = new Set(['createdAt', 'id']);

test.each([
  ['perPage=-5', ''],
  ['perPage=7&page=2', 'page=2'],
  ['page=0&perPage=25', 'perPage=25'],
  ['page=1e99', ''],
  ['sort=__proto__&order=UP', ''],
  ['filter=%7B&displayedFilters=%5B%5D', ''],
])('%s is read as “%s”', (search, sane) => {
  expect(saneListSearch(`?${search}`, sortable, () => true)).toBe(sane);
});

test('a valid search is left as it is', () => {
  const search = '?page=3&perPage=50&sort=createdAt&order=DESC&filter=%7B%22q%22%3A%22x%22%7D';
  expect(saneListSearch(search, sortable, () => true)).toBeNull();
  expect(saneListSearch('', sortable, () => true)).toBeNull();
});

const { fields } = exampleResource();
const fits = (name: string, value: unknown) => {
  const field = fields.find((one) => one.name === name);
  return field ? fitsField(exampleCatalogue, field, value) : name === 'q';
};
const key = '0192f7a4-0000-7000-8000-000000000001';

test.each([
  { status: ['SUNK'] },
  { status: 'SUNK' },
  { ownerId: 'frp_1' },
  { id: 5 },
  { builtOn: { from: '2026-02-31' } },
  { createdAt: { to: 'x' } },
  { price: { from: 'much' } },
  { price: { from: 1e30 } },
  { price: { to: 1.5 } },
  { isAfloat: 'yes' },
  { name: { from: {} } },
  { colour: 'red' },
])('a filter by %j, which can match no row, is left out and the rest stays', (wrong) => {
  const search = new URLSearchParams({
    filter: JSON.stringify({ ...wrong, q: 'terna' }),
    page: '2',
  });
  const sane = new URLSearchParams({ filter: '{"q":"terna"}', page: '2' });
  expect(saneListSearch(String(search), sortable, fits)).toBe(String(sane));
});

test.each([
  { status: ['AFLOAT'], q: 'x' },
  { ownerId: key },
  { builtOn: { from: '2026-02-28', to: '' } },
  { createdAt: { isNull: true } },
  { price: { from: 100, to: '200' }, isAfloat: false, name: 'ter' },
  { status: [] },
])('a filter by %j stays', (filter) => {
  const search = new URLSearchParams({ filter: JSON.stringify(filter) });
  expect(saneListSearch(String(search), sortable, fits)).toBeNull();
});

test('a filter by a state that a check of the table rules out is left out', () => {
  const field = exampleField({
    name: 'status',
    kind: 'enum',
    enumName: 'BoatStatus',
    possibleValues: [],
  });
  expect(fitsField(exampleCatalogue, field, ['AFLOAT'])).toBe(false);
});

test.each([
  ['integer', [0, '-5', 2_147_483_647], [2 ** 31, 1.5, '1e400', '']],
  ['decimal', ['12.5', 0, '-1'], [1e30, '1,5', 'NaN', '']],
  ['percent', ['25', 14.1], [1e-7, 'x']],
] as const)('a number that the API cannot read is no filter: %s', (kind, read, unread) => {
  const field = exampleField({ name: 'count', kind });
  const fitsIt = (value: unknown) => fitsField(exampleCatalogue, field, [value]);
  expect(read.filter(fitsIt)).toEqual(read);
  expect(unread.filter(fitsIt)).toEqual([]);
});
