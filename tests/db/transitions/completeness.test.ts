import { expect, test } from 'vitest';
import { sharedDatabase } from '../../support/shared-database.ts';

const database = await sharedDatabase();

function offences(text: string): Promise<string[]> {
  return database.rolledBack(async (tx) => {
    const rows = await tx.query<{ offence: string }>(text);
    return rows.map((row) => row.offence);
  });
}

test('every table with a status has transitions, so that no status is unguarded', async () => {
  expect(
    await offences(`
      select c.oid::regclass::text as offence
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and c.relnamespace = 'app_public'::regnamespace
      join pg_type t on t.oid = a.atttypid and t.typtype = 'e'
      where a.attname = 'status' and not a.attisdropped
        and c.relname not in (select entity from app_public.transitions)`),
  ).toEqual([]);
});

test('every actor is known to the database', async () => {
  expect(
    await offences(`
      select format('%s.%s: %s', entity, action, actor) as offence
      from app_public.transitions, unnest(actors) actor
      where actor not in ('OWNER', 'ADMIN', 'MEMBER', 'WORKER',
        'OPERATOR_READ', 'OPERATOR_REVIEW', 'OPERATOR_FINANCE', 'OPERATOR_ADMIN')`),
  ).toEqual([]);
});

test('every condition is a predicate of app_hidden that takes a row id', async () => {
  expect(
    await offences(`
      select format('%s.%s: %s', entity, action, condition) as offence
      from app_public.transitions
      where condition is not null
        and to_regprocedure('app_hidden.' || quote_ident(condition) || '(uuid)') is null`),
  ).toEqual([]);
});

test('an action leads from one status to one status, for every actor', async () => {
  expect(
    await offences(`
      select format('%s.%s from %s', entity, action, from_status) as offence
      from app_public.transitions
      group by entity, action, from_status
      having count(distinct to_status) > 1`),
  ).toEqual([]);
});

test('operators with an interest may refuse, reject, hold or withdraw', async () => {
  // By these two an operator enters that the bank did not pay, after which the money is paid again.
  const ofTheBank = "('payouts', 'reject'), ('client_refunds', 'reject')";
  expect(
    await offences(`
      select format('%s.%s', entity, action) as offence
      from app_public.transitions
      where action ~ '^(reject|refuse|hold|withhold|withdraw|block)' and not is_protective
        and exists (select from unnest(actors) actor where actor ~ '^OPERATOR')
        and (entity, action) not in (${ofTheBank})`),
  ).toEqual([]);
});
