// Goal: a policy that loses its condition, or a part of it, and a grant of more than is meant are seen by what the access
// files measure, and by nothing else that happens to look. Method: the policies and grants of some tables weakened in turn;
// `npm run db:rights` does all.
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
  'what is weakened of whose %s they are, in which state and with which feature, is seen',
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

test('a condition is taken apart where all its parts must hold, and nowhere else', () => {
  expect(
    conjunctsOf(`((a = 1) AND (b = ' AND ') AND (EXISTS ( SELECT 1 WHERE (c AND d))))`),
  ).toEqual(['(a = 1)', `(b = ' AND ')`, '(EXISTS ( SELECT 1 WHERE (c AND d)))']);
  expect(conjunctsOf('((a = 1) OR (b = 2))')).toEqual([]);
});
