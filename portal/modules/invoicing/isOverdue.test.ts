import { expect, test } from 'vitest';
import { isOverdue } from './isOverdue.ts';

test('an invoice is overdue from the day after it is due, until it is paid', () => {
  const evening = new Date(2026, 10, 21, 23, 30);
  expect(isOverdue('PUBLISHED', '2026-11-20', evening)).toBe(true);
  expect(isOverdue('PUBLISHED', '2026-11-21', evening)).toBe(false);
  expect(isOverdue('PUBLISHED', null, evening)).toBe(false);
  expect(isOverdue('RESOLVED', '2026-11-01', evening)).toBe(false);
});
