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
  const read = async (what: string) =>
    tried(`select ${what} from ${table} where id = $1`, [row.id]);
  if (await read('*')) access.select = columns;
  else access.select = await filter(columns, (name) => read(`"${name}"`));

  const writable = described.filter((column) => column.writable).map((column) => column.name);
  const updatable = await grantedColumns(tx, role, table, writable, 'update');
  access.update = await filter(updatable.length ? updatable : ['id'], (name) =>
    tried(`update ${table} set "${name}" = "${name}" where id = $1`, [row.id]),
  );
  const insertable = await grantedColumns(tx, role, table, columns, 'insert');
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
  privilege: 'insert' | 'update',
): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `select name from unnest($3::text[]) name where has_column_privilege($1, $2, name, $4)`,
    [role, table, columns, privilege],
  );
  return rows.map((row) => row.name);
}

async function filter(
  names: string[],
  holds: (name: string) => Promise<boolean>,
): Promise<string[]> {
  const kept: string[] = [];
  for (const name of names) if (await holds(name)) kept.push(name);
  return kept;
}

function pick(row: Row, names: string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}
