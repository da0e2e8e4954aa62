import type { TestTransaction } from '../test-transaction.ts';
import type { Row } from './example-rows.ts';

/** Inserts one row given as JSON, with all triggers resting, and returns what was stored. */
export async function insertRow(tx: TestTransaction, table: string, row: Row): Promise<Row> {
  const columns = Object.keys(row).map((name) => `"${name}"`);
  const list = columns.join(', ');
  const source = columns.length
    ? `(${list}) select ${list} from jsonb_populate_record(null::${table}, $1::jsonb)`
    : 'default values';
  await tx.query(`savepoint row; set local session_replication_role = replica`);
  try {
    const [stored] = await tx.query<{ row: Row }>(
      `insert into ${table} as t ${source} returning to_jsonb(t) as row`,
      columns.length ? [JSON.stringify(row)] : [],
    );
    await tx.query('set local session_replication_role = origin; release savepoint row');
    return stored?.row ?? {};
  } catch (error) {
    await tx.query('rollback to savepoint row; set local session_replication_role = origin');
    throw error;
  }
}
