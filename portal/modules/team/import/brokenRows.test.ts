import { expect, test } from 'vitest';
import { withColumn } from './memberColumns.ts';
import { brokenRows } from './Problems.tsx';

test('refusals are sorted by row, and several of one department are listed once', () => {
  const refusals = [
    { code: 'BLANK', path: 'rows.12.email' },
    { code: 'UNAUTHORIZED', path: 'rows.3.departmentMemberships.0.role' },
    { code: 'UNAUTHORIZED', path: 'rows.3.departmentMemberships.1.role' },
    { code: 'ATTEMPTS_LIMIT_EXCEEDED', path: '' },
  ];
  expect(brokenRows(refusals)).toEqual({
    rows: [
      { row: 3, field: 'departmentMemberships', code: 'UNAUTHORIZED' },
      { row: 12, field: 'email', code: 'BLANK' },
    ],
    others: [{ code: 'ATTEMPTS_LIMIT_EXCEEDED', path: '' }],
  });
});

test('a field assigned to another column is removed from its former one', () => {
  expect(withColumn(['EMAIL', 'SKIPPED', 'LAST_NAME'], 1, 'EMAIL')).toEqual([
    'SKIPPED',
    'EMAIL',
    'LAST_NAME',
  ]);
  expect(withColumn(['EMAIL', 'SKIPPED', 'SKIPPED'], 0, 'SKIPPED')).toEqual([
    'SKIPPED',
    'SKIPPED',
    'SKIPPED',
  ]);
});
