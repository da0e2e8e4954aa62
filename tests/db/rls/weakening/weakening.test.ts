// Goal: the access files show every policy that loses its condition, or a part of it, and every grant that is too
// wide.
// Method: the policies and grants of some tables are weakened in turn; `npm run db:rights` does all.
import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import { conjunctsOf } from './conjuncts.ts';
import { unseen } from './unseen.ts';
import { weaknesses } from './weaknesses.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const own = ['departments', 'clients', 'receipts', 'invoices', 'bank_accounts', 'data_exports'];
const shared = ['job_application_notes', 'partnered_invoices', 'purchases', 'recurring_invoices'];

test.each([...own, ...shared])(
  'a weakened account, status or feature condition of %s is seen',
  { timeout: 300_000 },
  (name) =>
    database.rolledBack(async (tx) => {
      const all = (await weaknesses(tx)).filter(
        (one) =>
          one.table === `app_public.${name}` &&
          (one.policy === null || /without .*(account_id|status|has_feature)/.test(one.name)),
      );
      expect(all).not.toEqual([]);
      expect(await unseen(tx, all)).toEqual([]);
    }),
);

test('a condition is split into conjuncts only at its outermost AND', () => {
  expect(
    conjunctsOf(`((a = 1) AND (b = ' AND ') AND (EXISTS ( SELECT 1 WHERE (c AND d))))`),
  ).toEqual(['(a = 1)', `(b = ' AND ')`, '(EXISTS ( SELECT 1 WHERE (c AND d)))']);
  expect(conjunctsOf('((a = 1) OR (b = 2))')).toEqual([]);
});
