import { expect, test } from 'vitest';
import { formatRange, rangePresets } from './rangePresets.ts';

// Requirements: A4.35
test('periods end where months and years end', () => {
  const presets = rangePresets(new Date(2026, 2, 1));
  const find = (name: string) => presets.find((one) => one.name === name);
  expect(find('yesterday')).toMatchObject({ from: '2026-02-28', to: '2026-02-28' });
  expect(find('previousMonth')).toMatchObject({ from: '2026-02-01', to: '2026-02-28' });
  expect(find('previousYear')).toMatchObject({ from: '2025-01-01', to: '2025-12-31' });
});

// Requirements: A4.35
test('the presets are in this order', () => {
  const usual = ['today', 'yesterday', 'thisMonth', 'previousMonth', 'thisYear', 'previousYear'];
  expect(rangePresets(new Date(2026, 2, 1)).map(({ name }) => name)).toEqual(usual);
});

// Requirements: A4.38
test('a period is shown as days, months and years', () => {
  expect(formatRange('2026-03-01', '2026-03-31')).toBe('01/03/2026 – 31/03/2026');
});
