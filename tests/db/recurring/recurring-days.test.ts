import { beforeAll, describe, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

// Goal: days follow from the first one, through month ends and leap years. Method: a schedule computed from day to
// day.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const walked = (schedule: Record<string, unknown>, count: number) =>
  database.rolledBack(async (tx) => {
    const rows = await tx.query<{ day: string }>(
      `with recursive plan as (
         select jsonb_populate_record(null::app_public.recurring_invoices, $1::jsonb) as recurrence
       ), walk (n, day) as (
         select 1, app_hidden.recurrence_after(recurrence, (recurrence).starts_on - 1) from plan
         union all
         select n + 1, app_hidden.recurrence_after(recurrence, day) from walk, plan where n < $2 and day is not null
       )
       select day::text from walk order by n`,
      [JSON.stringify(schedule), count],
    );
    return rows.map((row) => row.day);
  });

describe('the days', () => {
  // Requirements: B12.1
  test.each([
    [
      'a week',
      { frequency: 'WEEKLY', starts_on: '2026-12-24' },
      ['2026-12-24', '2026-12-31', '2027-01-07'],
    ],
    [
      'a month',
      { frequency: 'MONTHLY', starts_on: '2026-11-15' },
      ['2026-11-15', '2026-12-15', '2027-01-15'],
    ],
    [
      'the 31st, which is the last day of shorter months',
      { frequency: 'MONTHLY', starts_on: '2027-12-31' },
      ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'],
    ],
    [
      'the 30th, which is the 30th again after February',
      { frequency: 'MONTHLY', starts_on: '2027-01-30' },
      ['2027-01-30', '2027-02-28', '2027-03-30'],
    ],
    [
      'the last day of the month, whatever its first day',
      { frequency: 'MONTHLY', starts_on: '2027-02-10', is_month_end: true },
      ['2027-02-28', '2027-03-31', '2027-04-30'],
    ],
    [
      'a quarter',
      { frequency: 'QUARTERLY', starts_on: '2026-11-30' },
      ['2026-11-30', '2027-02-28', '2027-05-30'],
    ],
    [
      'a leap day',
      { frequency: 'YEARLY', starts_on: '2028-02-29' },
      ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ],
  ])('of %s', async (_, schedule, expected) => {
    expect(await walked({ is_month_end: false, ...schedule }, expected.length)).toEqual(expected);
  });

  // Requirements: B12.1
  test('end with the last one', async () => {
    const schedule = {
      frequency: 'WEEKLY',
      starts_on: '2027-01-04',
      ends_on: '2027-01-17',
      is_month_end: false,
    };
    expect(await walked(schedule, 4)).toEqual(['2027-01-04', '2027-01-11', null]);
  });
});

const moved = (
  frequency: string,
  from: string,
  to: string,
  [startDate, endDate]: [string, string],
) =>
  database.rolledBack(async (tx) => {
    const [row] = await tx.query<{ start_date: string; end_date: string }>(
      `select (r).start_date::text, (r).end_date::text from app_hidden.shifted_work_report(
         app_hidden.work_report($4::jsonb), app_hidden.recurrence_shift($1, $2, $3)) r`,
      [frequency, from, to, JSON.stringify({ type: 'TASK', startDate, endDate, hours: '1' })],
    );
    return [row!.start_date, row!.end_date];
  });

test.each([
  [
    'MONTHLY',
    '2027-01-31',
    '2027-03-01',
    ['2027-01-01', '2027-01-31'],
    ['2027-02-01', '2027-02-28'],
  ],
  [
    'MONTHLY',
    '2027-02-28',
    '2027-03-31',
    ['2027-02-01', '2027-02-28'],
    ['2027-03-01', '2027-03-31'],
  ],
  [
    'MONTHLY',
    '2027-01-10',
    '2027-04-10',
    ['2027-01-04', '2027-01-08'],
    ['2027-04-04', '2027-04-08'],
  ],
  [
    'WEEKLY',
    '2027-01-08',
    '2027-01-22',
    ['2027-01-04', '2027-01-08'],
    ['2027-01-18', '2027-01-22'],
  ],
  [
    'QUARTERLY',
    '2027-01-02',
    '2027-04-01',
    ['2026-10-01', '2026-12-31'],
    ['2027-01-01', '2027-03-31'],
  ],
  [
    'YEARLY',
    '2027-03-01',
    '2028-03-01',
    ['2027-02-01', '2027-02-28'],
    ['2028-02-01', '2028-02-29'],
  ],
] as const)(
  'the dates of the work move with it: %s from %s to %s',
  async (frequency, from, to, work, expected) => {
    expect(await moved(frequency, from, to, [...work])).toEqual(expected);
  },
);
