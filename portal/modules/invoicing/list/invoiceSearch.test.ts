import { expect, test } from 'vitest';
import { invoiceSearch } from './invoiceSearch.ts';

test('an address has the filters, the sort and the page', () => {
  const search = invoiceSearch({ status: 'PUBLISHED,SUBMITTED', sort: 'AMOUNT_DESC', page: '3' });
  expect(search.status).toEqual(['SUBMITTED', 'PUBLISHED']);
  expect(search.sort).toBe('AMOUNT_DESC');
  expect(search.page).toBe(3);
  expect(search.overdue).toBe(false);
  expect(invoiceSearch({ overdue: 'true' }).overdue).toBe(true);
  expect(invoiceSearch({ undelivered: 'true' })).toMatchObject({
    undelivered: true,
    overdue: false,
  });
});

test('invalid values in an address are ignored', () => {
  const search = invoiceSearch({
    status: 'DRAFT,<x>',
    sort: 'x',
    page: '-2',
    createdAtFrom: 'now',
  });
  expect(search).toMatchObject({ status: [], sort: 'CREATED_AT_DESC', page: 1, createdAtFrom: '' });
});
