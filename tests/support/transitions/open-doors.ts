import type { TestTransaction } from '../test-transaction.ts';

/**
 * Takes away, for this transaction, all that could stop a write before the guard does: grants and
 * policies let everybody in, and no check asks for what a row in that status should have.
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
    `select quote_ident(conname) as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  for (const { name } of checks) await tx.query(`alter table ${table} drop constraint ${name}`);
}
