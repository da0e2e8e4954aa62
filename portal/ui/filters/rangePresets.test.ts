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

// Goal: a column whose days lie ahead is filtered by them as easily as by days that have passed.
test('a column of days has periods ahead behind the usual ones', () => {
  const presets = rangePresets(new Date(2026, 11, 28), true);
  expect(presets.slice(0, 6)).toEqual(rangePresets(new Date(2026, 11, 28)));
  expect(presets.slice(6)).toEqual([
    { name: 'next7Days', from: '2026-12-28', to: '2027-01-03' },
    { name: 'next30Days', from: '2026-12-28', to: '2027-01-26' },
    { name: 'nextMonth', from: '2027-01-01', to: '2027-01-31' },
  ]);
});

// Requirements: A4.38
test('a period is shown as days, months and years', () => {
  expect(formatRange('2026-03-01', '2026-03-31')).toBe('01/03/2026 – 31/03/2026');
});
