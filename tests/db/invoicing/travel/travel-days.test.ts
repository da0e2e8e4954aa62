import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import { daysOf, sumOf, type Trip, tripOf } from './trip.ts';

// Goal: diet follows the state's agreement and the tax authority's rates.
// Method: trips computed by hand, and random ones that a second implementation computes.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const HOUR = 60;
const DAY = 24 * HOUR;
const hotel = { lodging: 'HOTEL' } as const;

const examples: [name: string, trip: Trip, amount: number, taxFree: number][] = [
  ['a day trip a minute short of six hours', tripOf(6 * HOUR - 1), 0, 0],
  ['a day trip of six hours', tripOf(6 * HOUR), 39_700, 20_000],
  ['a day trip of twelve hours', tripOf(12 * HOUR), 39_700, 20_000],
  ['a day trip of more than twelve hours', tripOf(12 * HOUR + 1), 73_600, 40_000],
  ['a day trip with lunch', tripOf(8 * HOUR, { lunches: 1 }), 39_700 - 30_360, 9_340],
  ['a day trip with dinner, which takes all', tripOf(8 * HOUR, { dinners: 1 }), 0, 0],
  ['a night of twelve hours in a hotel', tripOf(12 * HOUR, hotel), 39_700, 20_000],
  ['a night of more than twelve hours', tripOf(12 * HOUR + 1, hotel), 101_200, 69_300],
  ['two days and under six hours', tripOf(2 * DAY + 359, hotel), 202_400, 138_600],
  ['two days and six hours', tripOf(2 * DAY + 6 * HOUR, hotel), 242_100, 178_300],
  ['two days and thirteen hours', tripOf(2 * DAY + 13 * HOUR, hotel), 276_000, 207_900],
  ['a day with a kitchen', tripOf(DAY, { lodging: 'WITH_COOKING' }), 101_200, 10_700],
  // In local time: one hour less, one hour more.
  ['a day into summer time', tripOf(DAY, hotel, '2026-03-28T08:00'), 101_200, 69_300],
  ['a day into winter time', tripOf(DAY, hotel, '2026-10-24T08:00'), 101_200, 69_300],
  ['five hours and a skipped one', tripOf(6 * HOUR, {}, '2026-03-29T00:30'), 39_700, 20_000],
  [
    'a day of each year',
    tripOf(2 * DAY, hotel, '2025-12-31T08:00'),
    97_700 + 101_200,
    67_800 + 69_300,
  ],
  ['a day in a guest house', tripOf(DAY, { lodging: 'WITHOUT_COOKING' }), 101_200, 40_000],
  [
    'two days with one breakfast',
    tripOf(2 * DAY, { ...hotel, breakfasts: 1 }),
    202_400 - 20_240,
    138_600 - 13_860,
  ],
  ['a day with every meal', tripOf(DAY, { ...hotel, breakfasts: 1, lunches: 1, dinners: 1 }), 0, 0],
  [
    'over New Year, each day by its own rates',
    tripOf(2 * DAY, hotel, '2025-12-31T08:00'),
    97_700 + 101_200,
    67_800 + 69_300,
  ],
  ['28 days', tripOf(28 * DAY, hotel), 28 * 101_200, 28 * 69_300],
  ['a minute more than 28 days', tripOf(28 * DAY + 1, hotel), 0, 0],
];

test.each(examples)('%s', async (_, trip, amount, taxFree) => {
  const [days] = await database.rolledBack((tx) => daysOf(tx, [trip]));
  expect([sumOf(days!, 'amount'), sumOf(days!, 'taxFree')]).toEqual([amount, taxFree]);
});

test('nothing is tax free without purpose and places, and less without the name of the lodging', async () => {
  const trip = tripOf(2 * DAY, hotel);
  const taxFree = (gaps: string[]) =>
    database.rolledBack(async (tx) => sumOf((await daysOf(tx, [trip], gaps))[0]!, 'taxFree'));
  for (const gap of ['travelReport.purpose', 'addressFrom', 'addressTo', 'travelReport.lodging']) {
    expect(await taxFree([gap])).toBe(0);
  }
  expect(await taxFree(['travelReport.lodgingName'])).toBe(2 * 10_700);
});

test('a day without a rate has no amount, and no tax-free part', async () => {
  const trip = tripOf(8 * HOUR, {}, '2024-12-30T08:00');
  const [days] = await database.rolledBack((tx) => daysOf(tx, [trip]));
  expect(days).toMatchObject([{ rate: null, amount: null, taxFree: null }]);
});

const minutes = fc.oneof(
  fc.integer({ min: 0, max: 28 * DAY }),
  fc
    .tuple(fc.integer({ min: 0, max: 27 }), fc.constantFrom(0, 359, 360, 720, 721))
    .map(([days, rest]) => days * DAY + rest),
);
const trip = fc
  .record({
    minutes,
    start: fc.integer({ min: 0, max: 700 * DAY }),
    lodging: fc.constantFrom('HOTEL', 'WITHOUT_COOKING', 'WITH_COOKING', null),
    breakfasts: fc.integer({ min: 0, max: 28 }),
    lunches: fc.integer({ min: 0, max: 28 }),
    dinners: fc.integer({ min: 0, max: 28 }),
  })
  .map(({ minutes, start, ...rest }) => {
    const from = new Date(Date.parse('2025-01-01T00:00Z') + start * 60_000).toISOString();
    return { minutes, trip: tripOf(minutes, rest as Partial<Trip>, from.slice(0, 16)) };
  });
const trips = fc.array(trip, { minLength: 1, maxLength: 30 });

/** The amount of a whole trip by the state's agreement, computed again. */
function amountOf({ minutes, trip }: { minutes: number; trip: Trip }): number {
  const isOvernight = trip.lodging !== null || minutes > DAY;
  const days = isOvernight ? Math.floor(minutes / DAY) : 0;
  const rest = minutes - days * DAY;
  const kinds = Array.from({ length: days }, () => 2);
  if (rest > 12 * HOUR) kinds.push(isOvernight && days === 0 ? 2 : 1);
  else if (rest >= 6 * HOUR) kinds.push(0);
  return kinds.reduce((sum, kind, at) => {
    const day = Date.parse(`${trip.startDate}T00:00Z`) + at * DAY * 60_000;
    const isOld = new Date(day).getUTCFullYear() === 2025;
    const rates = isOld ? [38_400, 71_300, 97_700] : [39_700, 73_600, 101_200];
    const percent =
      (at < (trip.breakfasts ?? 0) ? 20 : 0) +
      (at < (trip.lunches ?? 0) ? 30 : 0) +
      (at < (trip.dinners ?? 0) ? 50 : 0);
    return sum + Math.max(0, rates[kind]! - Math.round((rates[2]! * percent) / 100));
  }, 0);
}

// Requirements: B3.41
test('any trip matches the second implementation, no day is negative, and no more is tax free than is paid', async () => {
  await database.rolledBack((tx) =>
    fc.assert(
      fc.asyncProperty(trips, async (all) => {
        const computed = await daysOf(
          tx,
          all.map((one) => one.trip),
        );
        for (const [at, days] of computed.entries()) {
          expect(sumOf(days, 'amount')).toBe(amountOf(all[at]!));
          for (const day of days) {
            expect(day.amount).toBe(day.rate - day.meals);
            expect(day.amount).toBeGreaterThanOrEqual(0);
            expect(day.taxFree).toBeGreaterThanOrEqual(0);
            expect(day.taxFree).toBeLessThanOrEqual(day.amount);
          }
        }
      }),
      { numRuns: 25 },
    ),
  );
});

test('a longer trip is never worth less, and another meal never more', async () => {
  const later = fc.tuple(trip, fc.integer({ min: 1, max: 3 * DAY }));
  await database.rolledBack((tx) =>
    fc.assert(
      fc.asyncProperty(fc.array(later, { minLength: 1, maxLength: 20 }), async (all) => {
        const pairs = all.filter(([one, more]) => one.minutes + more <= 28 * DAY);
        const computed = await daysOf(
          tx,
          pairs.flatMap(([{ minutes, trip }, more]) => [
            trip,
            tripOf(minutes + more, lasting(trip), `${trip.startDate}T${trip.startTime}`),
            { ...trip, lunches: (trip.lunches ?? 0) + 1 },
          ]),
        );
        for (let at = 0; at < computed.length; at += 3) {
          const [one, longer, fed] = computed
            .slice(at, at + 3)
            .map((days) => sumOf(days, 'amount'));
          expect(longer).toBeGreaterThanOrEqual(one!);
          expect(fed).toBeLessThanOrEqual(one!);
        }
      }),
      { numRuns: 25 },
    ),
  );
});

/** A trip without its end. */
function lasting({ endDate: _, endTime: __, ...trip }: Trip): Partial<Trip> {
  return trip;
}
