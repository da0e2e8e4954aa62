import { expect, test } from 'vitest';
import { memberSearch } from './memberSearch.ts';

test('an address says whom it narrows the list to, and nonsense narrows nothing', () => {
  expect(
    memberSearch({ search: 'ola', confirmed: 'false', departmentId: 'dep_1', page: '2' }),
  ).toEqual({ search: 'ola', confirmed: false, departmentId: 'dep_1', page: 2 });
  expect(memberSearch({ confirmed: 'kanskje', page: '-1' })).toEqual({
    search: '',
    confirmed: null,
    departmentId: null,
    page: 1,
  });
});
