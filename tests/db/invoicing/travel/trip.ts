import type { TestTransaction } from '#tests/support/test-transaction.ts';

export type Trip = {
  purpose?: string | null;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  lodging?: 'HOTEL' | 'WITHOUT_COOKING' | 'WITH_COOKING' | null;
  lodgingName?: string | null;
  breakfasts?: number;
  lunches?: number;
  dinners?: number;
};

export type Day = {
  day: string;
  allowance: string;
  rate: number;
  meals: number;
  amount: number;
  taxFree: number;
};

/** The days of trips as the database computes them, all in one query. */
export async function daysOf(
  tx: TestTransaction,
  trips: Trip[],
  gaps: string[] = [],
): Promise<Day[][]> {
  const rows = await tx.query<{ days: Day[] }>(
    `select coalesce((
       select json_agg(json_build_object('day', d.day, 'allowance', d.allowance, 'rate', d.rate_minor, 'meals', d.meals_minor,
         'amount', d.amount_minor, 'taxFree', d.tax_free_minor) order by d.day)
       from app_hidden.travel_days(app_hidden.travel_report(t.trip), $2) d
     ), '[]') as days
     from jsonb_array_elements($1::jsonb) with ordinality t (trip, place) order by t.place`,
    [JSON.stringify(trips), gaps],
  );
  return rows.map(({ days }) => days);
}

export const sumOf = (days: Day[], name: 'amount' | 'taxFree'): number =>
  days.reduce((sum, day) => sum + day[name], 0);

/** A trip that starts in summer 2026 and takes so many minutes. */
export function tripOf(
  minutes: number,
  rest: Partial<Trip> = {},
  start = '2026-06-01T08:00',
): Trip {
  const end = new Date(Date.parse(`${start}Z`) + minutes * 60_000).toISOString();
  return {
    startDate: start.slice(0, 10),
    startTime: start.slice(11),
    endDate: end.slice(0, 10),
    endTime: end.slice(11, 16),
    ...rest,
  };
}
