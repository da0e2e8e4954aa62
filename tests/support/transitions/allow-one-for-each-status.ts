import type { TestTransaction } from '../test-transaction.ts';

/** Drops unique indexes for some statuses, so that the rows of a test do not conflict. */
export async function allowOneForEachStatus(tx: TestTransaction, table: string): Promise<void> {
  const indexes = await tx.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i
     where i.indrelid = $1::regclass and i.indisunique and i.indpred is not null
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of indexes) await tx.query(`drop index ${name}`);
}
