import { expect, test } from 'vitest';
import { withClient } from '#db/tools/with-client.ts';
import { simulate } from './simulate.ts';

// Goal: money that goes through all processes of the product is booked correctly to the øre, also with killed workers
// and connections.
// Method: a month of 20 freelancers beside books that are computed a second time, and the same with a product that is
// wrong by a krone.

// Requirements: B10.9
test('a month of 20 freelancers is booked correctly', async () => {
  const outcome = await simulate({ seed: 7, freelancers: 20, days: 31, isQuiet: true });
  expect(outcome.differences).toEqual([]);
  expect(outcome.proof.filter((line) => !line.startsWith('ok'))).toEqual([]);
  const proven = outcome.proof.map((line) => line.split(/ +/)[1]);
  expect(proven).toEqual(expect.arrayContaining(['JOURNALS_ARE_SEALED', 'SEALS_ARE_CHAINED']));
  expect(outcome.kills.worker).toBeGreaterThan(3);
  expect(outcome.kills.backends).toBeGreaterThan(3);
  const done = [...outcome.counts.keys()];
  for (const name of [
    'payments booked',
    'payments waiting',
    'payouts paid',
    'tax cards',
    'files',
  ]) {
    expect(done).toContain(name);
  }
  expect(outcome.sums.in - outcome.sums.out).toBe(outcome.sums.owed);
}, 240_000);

// Requirements: B10.9
test('tax that is rounded to the wrong krone is noticed', async () => {
  const outcome = await simulate({
    seed: 3,
    freelancers: 8,
    days: 21,
    isQuiet: true,
    prepare: (database) =>
      withClient(database.ownerUrl, (owner) =>
        owner.query(
          `do $$ begin execute replace(pg_get_functiondef('app_private.tax_withheld'::regproc), 'floor(', 'ceil('); end $$`,
        ),
      ),
  });
  expect(outcome.differences).toEqual([expect.stringMatching(/proposed for .* tax \d+/)]);
}, 120_000);
