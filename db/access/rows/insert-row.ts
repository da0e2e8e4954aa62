import type { Queries } from '../queries.ts';
import type { Row } from './example-rows.ts';
import { insertStatement } from './insert-statement.ts';

/** Inserts one row as superuser, with all triggers resting, and returns what was stored. */
export async function insertRow(tx: Queries, table: string, row: Row): Promise<Row> {
  const { text, values } = insertStatement(table, row);
  await tx.query(`savepoint row; set local session_replication_role = replica`);
  try {
    const [stored] = await tx.query<{ row: Row }>(`${text} returning to_jsonb(t) as row`, values);
    await tx.query('set local session_replication_role = origin; release savepoint row');
    return stored?.row ?? {};
  } catch (error) {
    await tx.query('rollback to savepoint row; set local session_replication_role = origin');
    throw error;
  }
}
