import type { TestTransaction } from '../test-transaction.ts';

/**
 * Removes, for this transaction, all that could stop a write before the guard does: grants and policies let all
 * callers in, no check requires the fields of a status, and there may be one row for each status.
 */
export async function openDoors(tx: TestTransaction, table: string): Promise<void> {
  const roles = 'app_visitor, app_user, app_operator, app_worker';
  await tx.query(`grant all on ${table} to ${roles}`);
  await tx.query(`create policy "everybody for this test" on ${table} to ${roles} using (true)`);
  const restrictive = await tx.query<{ name: string }>(
    'select quote_ident(polname) as name from pg_policy where polrelid = $1::regclass and not polpermissive',
    [table],
  );
  for (const { name } of restrictive) await tx.query(`drop policy ${name} on ${table}`);
  const checks = await tx.query<{ name: string }>(
    `select quote_ident(k.conname) as name from pg_constraint k
     where k.conrelid = $1::regclass and (k.contype = 'c' or (k.contype = 'u' and not exists (
       select from pg_constraint f where f.contype = 'f' and f.conindid = k.conindid
     )))`,
    [table],
  );
  for (const { name } of checks) await tx.query(`alter table ${table} drop constraint ${name}`);
}
