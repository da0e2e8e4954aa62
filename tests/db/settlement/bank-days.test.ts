import { beforeAll, expect, test } from 'vitest';
import { isBankDay, nextBankDay } from '#shared/bank-days.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

// Goal: the database proposes runs for days on which the payment file may be executed.
// Method: a century of days computed by both.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

test('bank days are the same in the database and in TypeScript', () =>
  database.rolledBack(async (tx) => {
    const rows = await tx.query<{ day: string; is: boolean }>(
      `select d::date::text as day, app_hidden.is_bank_day(d::date) as is
       from generate_series('2000-01-01'::date, '2099-12-31', '1 day') d`,
    );
    expect(rows.filter(({ day, is }) => isBankDay(day) !== is)).toEqual([]);
    expect(rows.length).toBe(36_525);
    // The next bank day is queried for every day of a decade, and for every closed day of the century.
    const days = rows.flatMap(({ day, is }) => (!is || day.startsWith('202') ? [day] : []));
    const next = await tx.query<{ day: string; next: string }>(
      'select d::text as day, app_hidden.next_bank_day(d)::text as next from unnest($1::date[]) d',
      [days],
    );
    expect(next.filter((one) => nextBankDay(one.day) !== one.next)).toEqual([]);
    expect(next.length).toBeGreaterThan(13_000);
  }));

test('the worker proposes runs from six in the morning in Norway, on bank days', () =>
  database.rolledBack(async (tx) => {
    const due = async (at: string) =>
      (await tx.query<{ due: boolean }>('select app_private.payouts_are_due($1) as due', [at]))[0]!
        .due;
    expect(await due('2026-07-01T03:59:59Z')).toBe(false);
    expect(await due('2026-07-01T04:00:00Z')).toBe(true);
    expect(await due('2026-11-26T04:59:59Z')).toBe(false);
    expect(await due('2026-11-26T05:00:00Z')).toBe(true);
    expect(await due('2026-12-24T10:00:00Z')).toBe(false);
    expect(await due('2026-11-28T10:00:00Z')).toBe(false);
    expect(await due('2026-12-31T10:00:00Z')).toBe(true);
  }));
