import { expect, test } from 'vitest';
import { namedRows } from './namedRows.ts';

test('invoices that have no number yet are not offered as three dashes', () => {
  const rows = [
    { id: 'inv_1', documentNumber: '100001-7' },
    { id: 'inv_2', documentNumber: null },
    { id: 'inv_3', documentNumber: '' },
    { id: 'inv_4' },
  ];
  expect(namedRows(rows, 'documentNumber')).toEqual([{ id: 'inv_1', label: '100001-7' }]);
});
