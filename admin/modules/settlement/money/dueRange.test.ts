import { expect, test } from 'vitest';
import { listPath } from './listPath.ts';
import { dueRange } from './Receivables.tsx';

// Half past midnight in Norway, still the day before in Greenwich.
const now = new Date('2026-03-01T23:30:00Z');

test.each([
  [{ daysFrom: null, daysTo: 0 }, { from: '2026-03-02' }],
  [
    { daysFrom: 1, daysTo: 30 },
    { from: '2026-01-31', to: '2026-03-01' },
  ],
  [{ daysFrom: 61, daysTo: null }, { to: '2025-12-31' }],
])('due %o days ago is %o', (age, range) => expect(dueRange(age, now)).toEqual(range));

test('a list is filtered by its address', () => {
  expect(listPath('invoices', { status: 'PUBLISHED' })).toBe(
    '/invoices?filter=%7B%22status%22%3A%22PUBLISHED%22%7D',
  );
  expect(listPath('overdueDebts', {})).toBe('/overdueDebts');
});
