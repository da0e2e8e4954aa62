import { expect, test } from 'vitest';
import { invoiceSearch } from './invoiceSearch.ts';
import { listVariables } from './listVariables.ts';

test('an address says what is filtered, sorted and turned to', () => {
  const search = invoiceSearch({ status: 'PUBLISHED,SUBMITTED', sort: 'AMOUNT_DESC', page: '3' });
  expect(search.status).toEqual(['SUBMITTED', 'PUBLISHED']);
  expect(search.sort).toBe('AMOUNT_DESC');
  expect(search.page).toBe(3);
  expect(search.overdue).toBe(false);
  expect(invoiceSearch({ overdue: 'true' }).overdue).toBe(true);
});

test('nonsense in an address is ignored', () => {
  const search = invoiceSearch({
    status: 'DRAFT,<x>',
    sort: 'x',
    page: '-2',
    createdAtFrom: 'now',
  });
  expect(search).toMatchObject({ status: [], sort: 'CREATED_AT_DESC', page: 1, createdAtFrom: '' });
});

test('a list is ordered by the amount that it shows, with VAT', () => {
  const sortOf = (kind: 'drafts' | 'invoices', sort: string) =>
    listVariables(kind, invoiceSearch({ sort }), [], 25).sortBy;
  expect(sortOf('invoices', 'AMOUNT_DESC')).toEqual(['CLAIM_DESC']);
  expect(sortOf('drafts', 'AMOUNT_ASC')).toEqual(['TOTAL_ASC']);
  expect(sortOf('invoices', 'CLIENT_NAME_ASC')).toEqual(['CLIENT_NAME_ASC']);
});
