import { expect, test } from 'vitest';
import { memberSearch } from './memberSearch.ts';

test('an address has the filters of the list, and invalid ones are ignored', () => {
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
