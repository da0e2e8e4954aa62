import { expect, test } from 'vitest';
import { namedRows } from './namedRows.ts';

test('rows without a label are not offered', () => {
  const rows = [
    { id: 'inv_1', documentNumber: '100001-7' },
    { id: 'inv_2', documentNumber: null },
    { id: 'inv_3', documentNumber: '' },
    { id: 'inv_4' },
  ];
  expect(namedRows(rows, 'documentNumber')).toEqual([{ id: 'inv_1', label: '100001-7' }]);
});
