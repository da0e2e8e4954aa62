import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { makeFreelancer } from '../payout/freelancer.ts';
import { passesLuhn } from './passes-luhn.ts';

// Goal: every invoice has a unique KID that a bank accepts.
// Method: random and extreme numbers, checked as a bank does.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const kidsOf = (pairs: [number, number][]) =>
  database.rolledBack((tx) =>
    tx.query<{ kid: string }>(
      `select app_hidden.kid((p ->> 0)::int, (p ->> 1)::int) as kid
       from jsonb_array_elements($1) with ordinality as t (p, place) order by place`,
      [JSON.stringify(pairs)],
    ),
  );

test('a KID is the two numbers in fourteen digits that pass MOD10', async () => {
  const pair = fc.tuple(
    fc.integer({ min: 1, max: 999_999 }),
    fc.integer({ min: 1, max: 9_999_999 }),
  );
  const ends: [number, number][] = [
    [1, 1],
    [999_999, 9_999_999],
    [1, 9_999_999],
    [999_999, 1],
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 200, maxLength: 200 }), async (pairs) => {
      const all = [...ends, ...pairs];
      const kids = await kidsOf(all);
      kids.forEach(({ kid }, i) => {
        const [profile, invoice] = all[i]!;
        const base = String(profile).padStart(6, '0') + String(invoice).padStart(7, '0');
        expect(kid.slice(0, 13)).toBe(base);
        expect({ kid, passes: passesLuhn(kid) }).toEqual({ kid, passes: true });
      });
    }),
    { numRuns: 10 },
  );
});

test('a profile number that does not fit a KID is never assigned', async () => {
  await database.rolledBack(async (tx) => {
    const { accountId } = await makeFreelancer(tx);
    await tx.query(
      'alter table app_public.freelance_profiles disable trigger _200_guard_transition',
    );
    const profile = (number: number) =>
      tx.query(
        `insert into app_public.freelance_profiles (account_id, profile_number, freelance_type, first_name, last_name, salary_tax_percent)
         overriding system value values ($1, $2, 'INDIVIDUAL', 'Kari', 'Nordmann', 50)`,
        [accountId, number],
      );
    await profile(999_999);
    await expect(profile(1_000_000)).rejects.toThrow(/profile_number_check/);
  });
});
