import type { Row } from '../rows/example-rows.ts';
import { insertStatement } from '../rows/insert-statement.ts';
import type { TestTransaction } from '../test-transaction.ts';
import type { Somebody, World } from './build-world.ts';

export type Access = { select: string[]; insert: string[]; update: string[]; delete: boolean };

/** Errors that mean somebody was stopped at the door; any other came from behind it. */
const stopped = ['42501', 'AP001'];

/** What somebody may really do with the account's row of a table: each command is tried. */
export async function measureAccess(
  tx: TestTransaction,
  world: World,
  table: string,
  { actor }: Somebody,
): Promise<Access> {
  const row = await world.rows.row(table);
  const draft = await world.rows.draft(table);
  const { role } = actor;
  const described = world.rows.tables.get(table)?.columns ?? [];
  const columns = described.map((column) => column.name);
  const tried = (text: string, values: unknown[]) =>
    succeeds(tx, () => tx.as(actor, (client) => client.query(text, values)));

  const access: Access = { select: [], insert: [], update: [], delete: false };
  for (const { name, writable } of described) {
    if (await tried(`select "${name}" from ${table} where id = $1`, [row.id])) {
      access.select.push(name);
    }
    const update = `update ${table} set "${name}" = "${name}" where id = $1`;
    if (writable && (await tried(update, [row.id]))) access.update.push(name);
  }
  const insertable = await grantedColumns(tx, role, table, columns);
  const values = pick(draft, insertable.length ? insertable : ['id']);
  const { text: insert, values: given } = insertStatement(table, values);
  if (await tried(insert, given)) access.insert = insertable;
  access.delete = await tried(`delete from ${table} where id = $1`, [row.id]);
  return access;
}

async function succeeds(
  tx: TestTransaction,
  work: () => Promise<{ rowCount: number | null }>,
): Promise<boolean> {
  await tx.query('savepoint attempt');
  try {
    const { rowCount } = await work();
    return (rowCount ?? 0) > 0;
  } catch (error) {
    return !stopped.includes((error as { code?: string }).code ?? '');
  } finally {
    await tx.query('rollback to savepoint attempt');
  }
}

async function grantedColumns(
  tx: TestTransaction,
  role: string,
  table: string,
  columns: string[],
): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `select name from unnest($3::text[]) name where has_column_privilege($1, $2, name, 'insert')`,
    [role, table, columns],
  );
  return rows.map((row) => row.name);
}

function pick(row: Row, names: string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}
