import { buildWorld, type World } from '#db/access/build-world.ts';
import { type Column, readTables, type Table } from '#db/access/rows/read-tables.ts';
import { databaseFolder } from '#db/tools/database-folder.ts';
import type { Random } from '#tests/simulation/random.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';

type Row = Record<string, unknown>;

const texts = [
  'Åse "Ø" \\ sløyfe',
  "O'Brien",
  'tab\tog\nlinje',
  '100 % 🎻',
  '',
  ' kant ',
  '</script>',
  '12 345',
];
const moments = [
  '2026-01-31T23:59:59.999999Z',
  '2025-03-30T02:30:00+02:00',
  '0044-03-15T12:00:00Z',
  '2026-10-25T02:30:00+01:00',
];
const numbers = [
  0,
  1,
  -1,
  25,
  2_147_483_647,
  9_007_199_254_740_991,
  9_007_199_254_740_993n.toString(),
];

/**
 * Fills every table of the portal with rows of one account, and with further rows whose values are
 * as unusual as the constraints permit.
 */
export async function fillTables(
  tx: TestTransaction,
  random: Random,
  copies: number,
): Promise<World> {
  const tables = await readTables(tx);
  const world = await buildWorld(tx, tables, databaseFolder);
  const own = [...tables.values()].filter(({ name }) => name.startsWith('app_public.'));
  for (const { name } of own) await world.rows.row(name);
  await tx.query('set local session_replication_role = replica');
  for (const table of own) {
    const row = await world.rows.row(table.name);
    for (let i = 0; i < copies; i++) await copyRow(tx, table, row, random);
  }
  await tx.query('set local session_replication_role = origin');
  return world;
}

/** A copy with several changes, or with fewer or none if a constraint refuses them. */
async function copyRow(tx: TestTransaction, table: Table, row: Row, random: Random): Promise<void> {
  for (const share of [0.3, 0.1, 0.05, 0]) {
    const changed = { ...row };
    for (const column of table.columns) {
      if (!column.writable || isKey(column)) continue;
      if (random.chance(share)) changed[column.name] = anotherValue(column, random);
    }
    if (await insert(tx, table, changed)) return;
  }
}

const isKey = ({ name, type }: Column) => type === 'uuid' || name.endsWith('_id');

function anotherValue({ nullable, kind, type, labels }: Column, random: Random): unknown {
  if (nullable && random.chance(0.4)) return null;
  if (kind === 'enum') return random.pick(labels);
  if (kind === 'array') return [];
  if (/text|char|citext/.test(type)) return random.pick(texts) + random.between(1, 9_999);
  if (/int|numeric|double/.test(type)) return random.pick(numbers);
  if (type === 'boolean') return random.chance(0.5);
  if (/timestamp|date/.test(type)) return random.pick(moments);
  if (/json/.test(type)) return { b: 1.5, 10: 'ti', 2: [null, 1e21, 'Ø"'], a: {} };
  return null;
}

async function insert(tx: TestTransaction, { name, columns }: Table, row: Row): Promise<boolean> {
  const written = columns.filter((column) => column.writable && column.name !== 'id');
  const names = written.map((column) => `"${column.name}"`).join(', ');
  await tx.query('savepoint copy');
  try {
    await tx.query(
      `insert into ${name} (${names}) select ${names} from jsonb_populate_record(null::${name}, $1)`,
      [JSON.stringify(row)],
    );
    await tx.query('release savepoint copy');
    return true;
  } catch {
    await tx.query('rollback to savepoint copy');
    return false;
  }
}
