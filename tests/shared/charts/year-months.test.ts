import { expect, test } from 'vitest';
import { yearMonths } from '#shared/charts/year-months.ts';

test('a year has twelve months, with bars in per cent of the highest', () => {
  const months = yearMonths(
    [
      { startsOn: '2026-02-01', sum: 400_000, part: 100_000 },
      { startsOn: '2026-11-01', sum: 800_000, part: 0 },
    ],
    2026,
  );
  expect(months).toHaveLength(12);
  expect(months[1]).toEqual({
    startsOn: '2026-02-01',
    sum: 400_000,
    part: 100_000,
    isGiven: true,
    height: 50,
    partHeight: 12.5,
  });
  expect(months[2]).toMatchObject({ isGiven: false, sum: 0, height: 0 });
  expect(months[10]).toMatchObject({ height: 100, partHeight: 0 });
});

test('an empty year is flat, and a negative sum has no bar', () => {
  expect(yearMonths([], 2026).every(({ height }) => height === 0)).toBe(true);
  const [january] = yearMonths([{ startsOn: '2026-01-01', sum: -100, part: -50 }], 2026);
  expect(january).toMatchObject({ height: 0, partHeight: 0 });
});
