import type { Client } from 'pg';
import { type SQL, sql } from 'pg-sql2';
import type { Row } from '#shared/sheets/worksheet-column.ts';

const rowsAtOnce = 500;
/** An export may sort very many rows before the first is returned. */
const statementLimitMs = 60_000;
/** A reader who takes nothing for a minute, or needs more than ten in all, loses the connection. */
const idleLimitMs = 60_000;
const wholeLimitMs = 600_000;

const limits = Object.entries({
  statement_timeout: statementLimitMs,
  idle_in_transaction_session_timeout: idleLimitMs,
  transaction_timeout: wholeLimitMs,
}).map(([name, value]) => [name, String(value)]);

/**
 * Reads in a read-only transaction with one snapshot, since the columns and the rows are queried one after
 * the other. `settings` set the caller for the policies.
 */
export async function* readOnly<T>(
  client: Client,
  settings: Record<string, string>,
  read: () => AsyncGenerator<T>,
): AsyncGenerator<T> {
  await client.query('begin transaction isolation level repeatable read, read only');
  try {
    await client.query(
      'select set_config(el->>0, el->>1, true) from json_array_elements($1::json) el',
      [JSON.stringify([...Object.entries(settings), ...limits])],
    );
    yield* read();
  } finally {
    await client.query('rollback');
  }
}

/** Reads rows in portions through a cursor, so that the longest list takes no more memory than a short one. */
export async function* readRows(client: Client, statement: SQL): AsyncGenerator<Row[]> {
  const { text, values } = sql.compile(statement);
  await client.query(`declare rows no scroll cursor for ${text}`, values);
  for (;;) {
    const { rows } = await client.query<Row>({
      text: `fetch ${rowsAtOnce} from rows`,
      rowMode: 'array',
    });
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
  }
}

/** All rows of a statement that has few. */
export async function readFew(client: Client, statement: SQL): Promise<Row[]> {
  const { text, values } = sql.compile(statement);
  return (await client.query<Row>({ text, values, rowMode: 'array' })).rows;
}
