import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWorld } from '#db/access/build-world.ts';
import { readTables } from '#db/access/rows/read-tables.ts';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { createTestDatabase } from '../../support/create-test-database.ts';
import { readRows } from '../../support/migrations/read-rows.ts';

/**
 * Writes a row of every table, as plain inserts, for the newest committed migration. Run right after the commit,
 * before any other change: npm run db:fill
 */
const committed = (await readdir(join(databaseFolder, 'migrations/committed'))).sort();
const newest = committed
  .filter((name) => /^\d{6}.*\.sql$/.test(name))
  .at(-1)
  ?.slice(0, 6);
if (!newest) throw new Error('Nothing is committed yet: npm run db:commit');

const database = await createTestDatabase();
const inserts = await database.rolledBack(async (tx) => {
  const seeded = await readRows(tx.client);
  const tables = await readTables(tx);
  const world = await buildWorld(tx, tables, databaseFolder);
  for (const name of tables.keys()) await world.rows.row(name);
  const lines: string[] = [];
  for (const [key, row] of await readRows(tx.client)) {
    if (seeded.has(key)) continue;
    const table = key.split(' ')[0] ?? '';
    const writable = tables.get(table)?.columns.filter((column) => column.writable) ?? [];
    const names = writable.map((column) => column.name).filter((name) => row[name] !== null);
    const list = names.map((name) => `"${name}"`).join(', ');
    const given = JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name]])));
    lines.push(
      `insert into ${table} (${list}) select ${list} from jsonb_populate_record(null::${table}, '${given.replaceAll("'", "''")}');`,
    );
  }
  return lines;
});
await database.drop();

const header = `-- A row of every table as it was after migration ${newest}. Written once, never changed: it stands\n-- for a customer's database of that day.\n`;
const body = `set session_replication_role = replica;\n${inserts.join('\n')}\nset session_replication_role = origin;\n`;
await writeFile(join(import.meta.dirname, `fill-${newest}.sql`), header + body, { flag: 'wx' });
