import { expect, test } from 'vitest';
import { yearMonths } from './yearMonths.ts';

test('a year has twelve months, each as high as what was invoiced in it, in its own currency', () => {
  const given = [
    { startsOn: '2026-02-01', currency: 'NOK', invoiced: 400_000, settled: 100_000 },
    { startsOn: '2026-11-01', currency: 'NOK', invoiced: 800_000, settled: 0 },
    { startsOn: '2026-03-01', currency: 'EUR', invoiced: 9_900_000, settled: 0 },
  ];
  const months = yearMonths(given, 2026, 'NOK');
  expect(months).toHaveLength(12);
  expect(months[1]).toEqual({
    ...{ startsOn: '2026-02-01', invoiced: 400_000, settled: 100_000 },
    ...{ height: 50, settledHeight: 12.5 },
  });
  expect(months[2]).toMatchObject({ invoiced: 0, height: 0 });
  expect(months[10]).toMatchObject({ height: 100, settledHeight: 0 });
});

test('a year in which nothing was invoiced is flat', () => {
  expect(yearMonths([], 2026, 'NOK').every(({ height }) => height === 0)).toBe(true);
});
